// Follows from shared/content/stalls.yaml; npm run content writes it again.
import { stall } from '../../stall';
import { freshMeat, spicedGrill, steakDinner } from '../pictures/grill';
import { stewPot } from '../pictures/kitchen';

export const wendoStall = stall({ id: "wendo", number: "08", name: "Wendo Butchery", category: "Butchery & Kitchen", accent: "moss", description: "The everyday butchery: fair weights, early opening, and a pot of bone soup on the stove from the morning. Order a wet fry for two at lunch, or stop on the way home for a kilo of beef to cook yourself.", specialties: ["Beef wet fry", "Bone soup", "Matumbo", "Nyama choma", "Meat by the kilo"], openingHours: { opens: "08:00", closes: "20:00" }, pictures: [spicedGrill, freshMeat, stewPot, steakDinner] });
