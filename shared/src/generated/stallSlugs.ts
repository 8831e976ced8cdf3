// Follows from shared/content/stalls.yaml; npm run content writes it again.
export const STALL_SLUGS = ["restaurant-bar", "tysons", "brownies", "amani", "fish-corner", "pork-delights", "kims", "wendo", "carwash"] as const;
