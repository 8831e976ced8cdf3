// Follows from shared/content/menu.yaml; npm run content writes it again.
export const SAMPLE_DISH_ID = 4;
