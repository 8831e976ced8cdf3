// Follows from shared/content/home.yaml; npm run content writes it again.
export const CALL = { title: "Talk to a person", text: "Ask about tonight, a party of twenty or whether the band is playing. We answer the phone, and e-mails within a day." } as const;
