// Follows from shared/content/pages.yaml; npm run content writes it again.
export const RESERVATIONS_PAGE = { eyebrow: "A place in the garden", table: "Tell us when and how many, and we keep a table for you in the garden or under the roof." } as const;
