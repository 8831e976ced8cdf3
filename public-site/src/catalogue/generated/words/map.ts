// Follows from shared/content/pages.yaml; npm run content writes it again.
export const MAP = { roads: ["Eastern Bypass", "Ruai Flyover"], name: "Bustani Gardens" } as const;
