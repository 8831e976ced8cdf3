// Follows from shared/content/home.yaml; npm run content writes it again.
export const REVIEWS = { rating: 4.8, count: "150+" } as const;
