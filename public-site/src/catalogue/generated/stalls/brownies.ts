// Follows from shared/content/stalls.yaml; npm run content writes it again.
import { stall } from '../../stall';
import { chickenBreast, grilledSkewers, primeCuts, slicedSteak } from '../pictures/grill';

export const browniesStall = stall({ id: "brownies", number: "03", name: "Brownies Butchery", category: "Butchery & Grill", accent: "clay", specialties: ["Beef mishkaki", "Marinated chicken", "Cut-to-order steaks", "Lamb chops"], openingHours: { opens: "10:00", closes: "22:00" }, pictures: [grilledSkewers, primeCuts, slicedSteak, chickenBreast] });
