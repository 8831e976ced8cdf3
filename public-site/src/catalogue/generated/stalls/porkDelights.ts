// Follows from shared/content/stalls.yaml; npm run content writes it again.
import { stall } from '../../stall';
import { choppedGrill, glazedRibs, porkRibs, ribs } from '../pictures/grill';

export const porkDelightsStall = stall({ id: "pork-delights", number: "06", name: "Pork Delights", category: "Pork Specialist", accent: "rose", specialties: ["Barbecue pork ribs", "Pork choma", "Pork dry fry", "Sausages"], openingHours: { opens: "11:00", closes: "22:00" }, pictures: [porkRibs, glazedRibs, ribs, choppedGrill] });
