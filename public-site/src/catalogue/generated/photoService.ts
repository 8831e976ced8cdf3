// Follows from shared/content/pictures.yaml; npm run content writes it again.
export const HAS_PHOTO_SERVICE: boolean = true;
