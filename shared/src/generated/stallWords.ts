// Follows from shared/content/stalls.yaml; npm run content writes it again.
export const IS_ONE_STALL: boolean = false;
export const STALLS_TITLE = "Our Stalls";
export const EXPLORE_STALLS = "Explore Stalls";
