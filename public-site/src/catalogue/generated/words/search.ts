// Follows from shared/content/home.yaml; npm run content writes it again.
import { diningArea } from '../pictures/places';

export const SEARCH = { cuisines: ["Kenyan", "Nyama choma", "Seafood"], picture: diningArea, priceRange: "KSh 150-1,500" } as const;
