// Follows from shared/content/home.yaml; npm run content writes it again.
export const STALLS_WORDS = { title: "Follow the smoke", text: "Every stall has a number over its counter and its own fire behind it. Start with these four." } as const;
