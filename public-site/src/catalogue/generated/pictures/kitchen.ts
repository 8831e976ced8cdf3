// Follows from shared/content/pictures.yaml; npm run content writes it again.
import { photo } from '../../picture';

export const africanPlate = /* @__PURE__ */ photo("1604329760661-e71dc83f8f26", "African food", "pot");
export const beefStew = /* @__PURE__ */ photo("1608500219063-e5164085cd6f", "Beef stew", "pot");
export const buffet = /* @__PURE__ */ photo("1555244162-803834f70033", "A catering buffet", "dish");
export const cake = /* @__PURE__ */ photo("1563729784474-d77dbb933a9e", "A cake", "cake");
export const chapati = /* @__PURE__ */ photo("1576846806147-8065a16f89b0", "Chapati", "dish");
export const charGrilledChicken = /* @__PURE__ */ photo("1598515214211-89d3c73ae83b", "Char-grilled chicken", "grill");
export const cheesecake = /* @__PURE__ */ photo("1533134242443-d4fd215305ad", "Cheesecake", "cake");
export const chickenCurry = /* @__PURE__ */ photo("1631292784640-2b24be784d5d", "Chicken curry", "pot");
export const chickenWings = /* @__PURE__ */ photo("1567620832903-9fc6debc209f", "Chicken wings", "dish");
export const chips = /* @__PURE__ */ photo("1585109649139-366815a0d713", "French fries", "dish");
export const chocolateCake = /* @__PURE__ */ photo("1578985545062-69928b1d9587", "Chocolate cake", "cake");
export const chocolateSlice = /* @__PURE__ */ photo("1606890737304-57a1ca8a5b62", "Chocolate cake", "cake");
export const coconutRice = /* @__PURE__ */ photo("1619957666910-bf7ba37cda1b", "Coconut rice", "pot");
export const freshChapati = /* @__PURE__ */ photo("1633442496018-6872fbfbbcc7", "Chapati", "dish");
export const pilau = /* @__PURE__ */ photo("1596797038530-2c107229654b", "Spiced pilau rice", "pot");
export const samosaPlate = /* @__PURE__ */ photo("1601050690597-df0568f70950", "Samosas on a plate", "dish");
export const springRolls = /* @__PURE__ */ photo("1600850056064-a8b380df8395", "Vegetable spring rolls", "dish");
export const stewPot = /* @__PURE__ */ photo("1608500218861-01091cdc501e", "Stew", "pot");
