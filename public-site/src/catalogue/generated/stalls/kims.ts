// Follows from shared/content/stalls.yaml; npm run content writes it again.
import { stall } from '../../stall';
import { barberAtWork, barberShop, massage, nails, salon } from '../pictures/services';

export const kimsStall = stall({ id: "kims", number: "07", name: "Kim's Beauty, Spa & Barber", category: "Beauty, Spa & Barber", accent: "plum", specialties: ["Haircuts and fades", "Braiding and styling", "Manicure and pedicure", "Massage", "Facials"], openingHours: { opens: "09:00", closes: "20:00" }, offersServices: true, kind: "BeautySalon", pictures: [salon, barberAtWork, massage, nails, barberShop] });
