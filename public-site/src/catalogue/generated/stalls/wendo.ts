// Follows from shared/content/stalls.yaml; npm run content writes it again.
import { stall } from '../../stall';
import { freshMeat, spicedGrill, steakDinner } from '../pictures/grill';
import { stewPot } from '../pictures/kitchen';

export const wendoStall = stall({ id: "wendo", number: "08", name: "Wendo Butchery", category: "Butchery & Kitchen", accent: "moss", specialties: ["Beef wet fry", "Bone soup", "Matumbo", "Nyama choma", "Meat by the kilo"], openingHours: { opens: "08:00", closes: "20:00" }, pictures: [spicedGrill, freshMeat, stewPot, steakDinner] });
