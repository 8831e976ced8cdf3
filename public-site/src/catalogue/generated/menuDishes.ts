// Follows from shared/content/menu.yaml; npm run content writes it again.
import { type CatalogueDish, dish } from '../dish';
import { dish1, dish2, dish3, dish4, dish5, dish6, dish7, dish8, dish9, dish10 } from './sharedDishes';
import { coldDrinks, freshJuice, fruitJuice, paleCocktail, tea } from './pictures/drinks';
import { friedFishLemon, friedTilapia } from './pictures/fish';
import { glazedRibs, grilledSkewers, steakPlate } from './pictures/grill';
import { cake, chapati, charGrilledChicken, cheesecake, chips, chocolateCake, chocolateSlice, coconutRice, pilau } from './pictures/kitchen';

export const starters: readonly CatalogueDish[] = [
  dish1,
  dish2,
  dish3,
  dish({ id: 12, name: "Beef Mishkaki", description: "Three charcoal skewers of marinated beef and peppers, with pili pili.", price: 400, rating: 4.8, group: "starters", estimatedTime: 12, dietary: ["spicy", "gluten-free"], picture: grilledSkewers }),
  dish({ id: 13, name: "Masala Chips", description: "Hand-cut chips tossed in tomato, garlic, chilli and coriander.", price: 350, rating: 4.6, group: "starters", estimatedTime: 10, dietary: ["vegetarian", "vegan", "spicy"], picture: chips }),
  dish({ id: 14, name: "Crispy Fish Bites", description: "Tilapia pieces in a light batter, with lemon and tamarind dip.", price: 480, rating: 4.5, group: "starters", estimatedTime: 11, dietary: [], picture: friedFishLemon }),
];
export const mains: readonly CatalogueDish[] = [
  dish4,
  dish5,
  dish6,
  dish7,
  dish({ id: 15, name: "Beef Pilau", description: "Rice cooked in spiced beef stock with cloves and cardamom, kachumbari beside it.", price: 750, rating: 4.7, group: "mains", estimatedTime: 9, dietary: ["gluten-free"], picture: pilau }),
  dish({ id: 16, name: "Kuku Paka", description: "Char-grilled chicken in a coastal coconut sauce with turmeric and lime.", price: 1050, rating: 4.8, group: "mains", estimatedTime: 15, dietary: ["gluten-free"], picture: charGrilledChicken }),
  dish({ id: 17, name: "Barbecue Pork Ribs", description: "Slow-cooked, glazed and finished over the fire, with chips and slaw.", price: 1300, rating: 4.7, group: "mains", estimatedTime: 15, dietary: [], picture: glazedRibs }),
  dish({ id: 18, name: "Pepper Steak", description: "Beef steak with a cracked-pepper crust, buttered vegetables and chips.", price: 1450, rating: 4.5, group: "mains", estimatedTime: 15, dietary: [], picture: steakPlate }),
  dish({ id: 19, name: "Whole Fried Tilapia", description: "Scored, salted and fried crisp, with ugali, greens and a slice of lemon.", price: 1150, rating: 4.8, group: "mains", estimatedTime: 14, dietary: [], picture: friedTilapia }),
  dish({ id: 20, name: "Coconut Rice and Beans", description: "Wali wa nazi with red beans in coconut; filling, gentle, entirely from plants.", price: 550, rating: 4.5, group: "mains", estimatedTime: 8, dietary: ["vegetarian", "vegan", "gluten-free"], picture: coconutRice }),
  dish({ id: 21, name: "Chapati and Ndengu", description: "Two soft chapatis with green grams stewed in tomato and cumin.", price: 400, rating: 4.6, group: "mains", estimatedTime: 8, dietary: ["vegetarian", "vegan"], picture: chapati }),
];
export const desserts: readonly CatalogueDish[] = [
  dish({ id: 22, name: "Chocolate Cake", description: "Dark, moist, with a layer of ganache; one slice is enough for two forks.", price: 450, rating: 4.7, group: "desserts", estimatedTime: 5, dietary: ["vegetarian"], picture: chocolateCake }),
  dish({ id: 23, name: "Baked Cheesecake", description: "Vanilla cheesecake on a biscuit base.", price: 500, rating: 4.6, group: "desserts", estimatedTime: 5, dietary: ["vegetarian"], picture: cheesecake }),
  dish({ id: 24, name: "Cake of the Day", description: "Whatever came out of the oven this morning; ask, or be surprised.", price: 380, rating: 4.4, group: "desserts", estimatedTime: 5, dietary: ["vegetarian"], picture: cake }),
  dish({ id: 25, name: "Warm Chocolate Slice", description: "Chocolate cake warmed through, with a spoon of cream.", price: 520, rating: 4.8, group: "desserts", estimatedTime: 7, dietary: ["vegetarian"], picture: chocolateSlice }),
];
export const beverages: readonly CatalogueDish[] = [
  dish8,
  dish9,
  dish10,
  dish({ id: 26, name: "Masala Chai", description: "Kenyan tea boiled with milk, ginger and cardamom.", price: 200, rating: 4.7, group: "beverages", estimatedTime: 6, dietary: ["vegetarian", "gluten-free"], picture: tea }),
  dish({ id: 27, name: "Mango and Passion Juice", description: "Thick mango sharpened with passion fruit, pressed to order.", price: 320, rating: 4.8, group: "beverages", estimatedTime: 5, dietary: ["vegetarian", "vegan", "gluten-free"], picture: freshJuice }),
  dish({ id: 28, name: "Garden Fruit Punch", description: "Pineapple, orange and whatever the market had ripe, over ice.", price: 350, rating: 4.5, group: "beverages", estimatedTime: 5, dietary: ["vegetarian", "vegan", "gluten-free"], picture: fruitJuice }),
  dish({ id: 29, name: "Virgin Dawa", description: "Lime, honey and ginger, muddled with a wooden stick; no alcohol.", price: 450, rating: 4.6, group: "beverages", estimatedTime: 6, dietary: ["vegetarian", "gluten-free"], picture: paleCocktail }),
  dish({ id: 30, name: "Tangawizi Lemonade", description: "Fresh lemon and ginger topped up with cold sparkling water.", price: 280, rating: 4.6, group: "beverages", estimatedTime: 5, dietary: ["vegetarian", "vegan", "gluten-free"], picture: coldDrinks }),
];
