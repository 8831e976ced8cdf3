// Follows from shared/content/menu.yaml; npm run content writes it again.
import { dish } from '../dish';
import { coffee, mocktail, orangeJuice } from './pictures/drinks';
import { grilledTilapia } from './pictures/fish';
import { mixedGrill } from './pictures/grill';
import { beefStew, chickenCurry, chickenWings, samosaPlate, springRolls } from './pictures/kitchen';

export const dish1 = dish({ id: 1, name: "Samosas", description: "Three crisp pastries of minced beef, onion and coriander, with a wedge of lime.", price: 250, rating: 4.7, group: "starters", estimatedTime: 8, dietary: [], picture: samosaPlate });
export const dish2 = dish({ id: 2, name: "Chicken Wings", description: "Six wings off the charcoal, glossy with pili pili and honey.", price: 450, rating: 4.6, group: "starters", estimatedTime: 12, dietary: ["spicy"], picture: chickenWings });
export const dish3 = dish({ id: 3, name: "Spring Rolls", description: "Four crunchy rolls of cabbage, carrot and spring onion, with sweet chilli dip.", price: 300, rating: 4.4, group: "starters", estimatedTime: 10, dietary: ["vegetarian"], picture: springRolls });
export const dish4 = dish({ id: 4, name: "Grilled Tilapia", description: "A whole fish over charcoal with lemon, garlic and ginger, ugali and sukuma wiki.", price: 1200, rating: 4.9, group: "mains", estimatedTime: 15, dietary: ["gluten-free"], picture: grilledTilapia });
export const dish5 = dish({ id: 5, name: "Nyama Choma Half Kg", description: "Goat grilled slowly over charcoal, chopped to order, with kachumbari and ugali.", price: 1500, rating: 5, group: "mains", estimatedTime: 15, dietary: ["gluten-free"], picture: mixedGrill });
export const dish6 = dish({ id: 6, name: "Chicken Curry", description: "Chicken on the bone in a tomato and coconut curry, with rice or chapati.", price: 950, rating: 4.7, group: "mains", estimatedTime: 14, dietary: ["spicy"], picture: chickenCurry });
export const dish7 = dish({ id: 7, name: "Beef Stew", description: "Beef simmered until it gives up, with carrots, potatoes and a deep gravy.", price: 1100, rating: 4.6, group: "mains", estimatedTime: 12, dietary: [], picture: beefStew });
export const dish8 = dish({ id: 8, name: "Orange Juice", description: "Oranges, pressed when you order. Nothing else in the glass.", price: 300, rating: 4.8, group: "beverages", estimatedTime: 5, dietary: ["vegetarian", "vegan", "gluten-free"], picture: orangeJuice });
export const dish9 = dish({ id: 9, name: "Kenyan Coffee", description: "Single-origin Kenyan beans, freshly ground; black, or with hot milk on the side.", price: 200, rating: 4.9, group: "beverages", estimatedTime: 5, dietary: ["vegetarian", "gluten-free"], picture: coffee });
export const dish10 = dish({ id: 10, name: "Signature Mocktail", description: "Passion fruit, lime, mint and ginger over crushed ice; the garden in a glass.", price: 500, rating: 4.8, group: "beverages", estimatedTime: 6, dietary: ["vegetarian", "vegan", "gluten-free"], picture: mocktail });
