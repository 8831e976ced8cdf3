// Follows from shared/content/pages.yaml; npm run content writes it again.
export const MENU_WORDS = { lead: "From the charcoal, the pot and the juice press.", description: "Starters, main courses, desserts and beverages of a Nairobi garden kitchen, with prices in KSh. Order online." } as const;
