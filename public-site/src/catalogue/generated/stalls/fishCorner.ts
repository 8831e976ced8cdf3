// Follows from shared/content/stalls.yaml; npm run content writes it again.
import { stall } from '../../stall';
import { fishCounter, friedFish, grilledFish, wholeFish } from '../pictures/fish';

export const fishCornerStall = stall({ id: "fish-corner", number: "05", name: "Fish Corner", category: "Fish & Seafood", accent: "lake", specialties: ["Whole fried tilapia", "Grilled tilapia", "Fish in coconut", "Nile perch fillet", "Omena"], openingHours: { opens: "10:00", closes: "21:00" }, featured: true, pictures: [wholeFish, grilledFish, friedFish, fishCounter] });
