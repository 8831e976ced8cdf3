// Follows from shared/content/home.yaml; npm run content writes it again.
import { steakOverFire } from '../pictures/grill';
import { liveMusic, playArea } from '../pictures/occasions';
import { barEvening, diningArea } from '../pictures/places';

export const CAROUSEL = { label: "The garden in five pictures", slides: [{ title: "Dinner under the trees", line: "Charcoal, cold drinks and a table in the garden, whenever you decide to come.", picture: diningArea }, { title: "Nyama choma, slow and smoky", line: "Pick your cut at the butchery, watch it weighed, and let the fire do the rest.", picture: steakOverFire }, { title: "A bar for every evening", line: "House cocktails, careful mocktails and a cold one for whoever is not driving.", picture: barEvening }, { title: "Friday belongs to the band", line: "Live music on the lawn from seven, and the grills stay lit until the last song.", picture: liveMusic }, { title: "Sundays are for families", line: "Lunch for you, the bouncing castle for them, and shade for everyone.", picture: playArea }] } as const;
