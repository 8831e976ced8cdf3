// Follows from shared/content/stalls.yaml; npm run content writes it again.
import { stall } from '../../stall';
import { carWash, cleanCar, soapyCar } from '../pictures/services';

export const carwashStall = stall({ id: "carwash", number: "09", name: "Garden Car Wash", category: "Car Wash", accent: "slate", description: "Hand over the keys, go and eat, and drive home in a clean car. A careful hand wash in three levels, from a quick rinse of the Bypass dust to a full inside-and-out. Bring six cars as a group, or the same one six times: the sixth wash is part of the 5+1 deal.", specialties: ["Exterior hand wash", "Interior vacuum", "Dashboard and leather care", "Waxing", "Fleet and group washes"], openingHours: { opens: "07:00", closes: "19:00" }, offersServices: true, kind: "AutoWash", pictures: [carWash, soapyCar, cleanCar] });
