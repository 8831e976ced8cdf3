// Follows from shared/content/pictures.yaml; npm run content writes it again.
import { photo } from '../../picture';

export const cocktail = /* @__PURE__ */ photo("1551024709-8f23befc6f87", "A cocktail", "drink");
export const coffee = /* @__PURE__ */ photo("1509042239860-f550ce710b93", "A cup of coffee", "coffee");
export const cola = /* @__PURE__ */ photo("1554866585-cd94860890b7", "Cola", "drink");
export const coldDrinks = /* @__PURE__ */ photo("1544145945-f90425340c7e", "Cold soft drinks", "drink");
export const freshJuice = /* @__PURE__ */ photo("1626700051175-6818013e1d4f", "Fresh juice", "juice");
export const fruitJuice = /* @__PURE__ */ photo("1497534446932-c925b458314e", "Fruit juice", "juice");
export const juice = /* @__PURE__ */ photo("1568909344668-6f14a07b56a0", "Juice", "juice");
export const mocktail = /* @__PURE__ */ photo("1560512823-829485b8bf24", "A mocktail", "drink");
export const orangeJuice = /* @__PURE__ */ photo("1600271886742-f049cd451bba", "A glass of orange juice", "juice");
export const orangeJuices = /* @__PURE__ */ photo("1613478223719-2ab802602423", "Orange juice", "juice");
export const paleCocktail = /* @__PURE__ */ photo("1536935338788-846bb9981813", "A mixed drink", "drink");
export const redDrinks = /* @__PURE__ */ photo("1514362545857-3bc16c4c7d1b", "Red cocktail drinks", "drink");
export const tea = /* @__PURE__ */ photo("1544787219-7f47ccb76574", "A cup of tea", "coffee");
