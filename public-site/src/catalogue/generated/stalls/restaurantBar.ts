// Follows from shared/content/stalls.yaml; npm run content writes it again.
import { stall } from '../../stall';
import { redDrinks } from '../pictures/drinks';
import { mixedGrill } from '../pictures/grill';
import { barEvening, dinnerTable, outdoorTables } from '../pictures/places';

export const restaurantBarStall = stall({ id: "restaurant-bar", number: "01", name: "Garden Restaurant & Bar", category: "Restaurant & Bar", accent: "forest", specialties: ["Nyama choma", "Grilled tilapia", "Chicken curry", "House mocktails", "Kenyan coffee"], openingHours: { opens: "11:00", closes: "23:00" }, hoursLabel: "Kitchen", featured: true, takesReservations: true, kind: "Restaurant", pictures: [outdoorTables, barEvening, dinnerTable, mixedGrill, redDrinks] });
