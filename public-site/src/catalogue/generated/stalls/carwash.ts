// Follows from shared/content/stalls.yaml; npm run content writes it again.
import { stall } from '../../stall';
import { carWash, cleanCar, soapyCar } from '../pictures/services';

export const carwashStall = stall({ id: "carwash", number: "09", name: "Garden Car Wash", category: "Car Wash", accent: "slate", specialties: ["Exterior hand wash", "Interior vacuum", "Dashboard and leather care", "Waxing", "Fleet and group washes"], openingHours: { opens: "07:00", closes: "19:00" }, offersServices: true, kind: "AutoWash", pictures: [carWash, soapyCar, cleanCar] });
