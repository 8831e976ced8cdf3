// Follows from shared/content/pages.yaml; npm run content writes it again.
export const ORDER_PAGE = { lead: "Grilled when you order" } as const;
