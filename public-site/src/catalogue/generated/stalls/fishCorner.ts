// Follows from shared/content/stalls.yaml; npm run content writes it again.
import { stall } from '../../stall';
import { fishCounter, friedFish, grilledFish, wholeFish } from '../pictures/fish';

export const fishCornerStall = stall({ id: "fish-corner", number: "05", name: "Fish Corner", category: "Fish & Seafood", accent: "lake", description: "Whole tilapia and Nile perch, scaled and scored while you watch. Have yours fried crisp, grilled over charcoal or simmered in coconut, with ugali and greens beside it. Eating with your hands is the rule here, and there is a tap next to the counter.", specialties: ["Whole fried tilapia", "Grilled tilapia", "Fish in coconut", "Nile perch fillet", "Omena"], openingHours: { opens: "10:00", closes: "21:00" }, featured: true, pictures: [wholeFish, grilledFish, friedFish, fishCounter] });
