// Follows from shared/content/stalls.yaml; npm run content writes it again.
import { stall } from '../../stall';
import { beefCuts, butcherCuts, choppedGrill, steakOverFire } from '../pictures/grill';

export const tysonsStall = stall({ id: "tysons", number: "02", name: "Tysons Butchery", category: "Butchery & Grill", accent: "ember", specialties: ["Goat nyama choma", "Beef ribs", "T-bone steak", "Mutura", "Kachumbari"], openingHours: { opens: "09:00", closes: "22:00" }, featured: true, pictures: [choppedGrill, steakOverFire, beefCuts, butcherCuts] });
