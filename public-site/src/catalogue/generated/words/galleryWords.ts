// Follows from shared/content/home.yaml; npm run content writes it again.
export const GALLERY_WORDS = { title: "Gallery: you should have been there", text: "A few evenings we would happily have again. Each picture opens its album." } as const;
