// Follows from shared/content/home.yaml; npm run content writes it again.
export const EVENTS_WORDS = { title: "This week on the lawn", text: "Come early: the tables near the stage go first." } as const;
