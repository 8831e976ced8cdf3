// Follows from shared/content/venue.yaml; npm run content writes it again.
import type { Brand } from '../types';

export const BRAND: Brand = { shortName: "Bustani", logo: null };
