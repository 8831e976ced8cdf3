// Follows from shared/content/home.yaml; npm run content writes it again.
import { redDrinks } from '../pictures/drinks';
import { grilledSkewers } from '../pictures/grill';

export const RESTAURANT = { title: "The Garden Restaurant & Bar", text: "One kitchen, one long bar and a garden full of tables. Order fish from the coals, a curry that took all morning, or just a coffee and the shade. The stalls are a few steps away, and so is the music.", points: ["Tables in the garden, and under cover when it rains", "Jazz on Thursdays, a live band on Fridays", "Mocktails made as seriously as the cocktails"], pictures: [redDrinks, grilledSkewers], button: "Visit the Restaurant & Bar", link: "/stalls/restaurant-bar" } as const;
