// Follows from shared/content/stalls.yaml; npm run content writes it again.
import { stall } from '../../stall';
import { freshJuice, juice, orangeJuices } from '../pictures/drinks';
import { africanPlate, freshChapati } from '../pictures/kitchen';

export const amaniStall = stall({ id: "amani", number: "04", name: "Amani African Foods & Juice", category: "African Foods & Juice", accent: "sun", specialties: ["Pilau", "Githeri", "Matoke", "Chapati and beans", "Fresh tropical juice"], openingHours: { opens: "08:00", closes: "21:00" }, featured: true, pictures: [africanPlate, freshChapati, freshJuice, orangeJuices, juice] });
