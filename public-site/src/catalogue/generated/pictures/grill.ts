// Follows from shared/content/pictures.yaml; npm run content writes it again.
import { photo } from '../../picture';

export const beefCuts = /* @__PURE__ */ photo("1603048297172-c92544798d5a", "Raw beef cut into steaks", "meat");
export const butcherCuts = /* @__PURE__ */ photo("1607623814075-e51df1bdc82f", "Raw meat cuts", "meat");
export const chickenBreast = /* @__PURE__ */ photo("1604503468506-a8da13d82791", "Raw chicken breast", "meat");
export const choppedGrill = /* @__PURE__ */ photo("1544025162-d76694265947", "Barbecued ribs on a board", "grill");
export const freshMeat = /* @__PURE__ */ photo("1690983330536-3b0089d07cf9", "Raw meat", "meat");
export const glazedRibs = /* @__PURE__ */ photo("1560024818-2c6d122cfbe2", "Barbecue ribs", "grill");
export const grilledSkewers = /* @__PURE__ */ photo("1555939594-58d7cb561ad1", "Grilled meat skewers with vegetables", "grill");
export const mixedGrill = /* @__PURE__ */ photo("1529193591184-b1d58069ecdd", "A mixed grill of barbecued meat", "grill");
export const porkRibs = /* @__PURE__ */ photo("1569352304334-6e422cd70ecd", "Pork ribs", "meat");
export const primeCuts = /* @__PURE__ */ photo("1588168333986-5078d3ae3976", "Raw premium steak cuts", "meat");
export const ribs = /* @__PURE__ */ photo("1595507238835-bff863eb6edb", "Cooked ribs", "meat");
export const slicedSteak = /* @__PURE__ */ photo("1615937657715-bc7b4b7962c1", "A steak", "meat");
export const smokyRibs = /* @__PURE__ */ photo("1680919502568-bc69dd26427d", "Barbecue ribs", "grill");
export const spicedGrill = /* @__PURE__ */ photo("1636301175218-6994458a4b0a", "Spiced grilled meat", "grill");
export const steakDinner = /* @__PURE__ */ photo("1546833999-b9f581a1996d", "A steak", "meat");
export const steakOverFire = /* @__PURE__ */ photo("1558030006-450675393462", "Steak cooking on a barbecue", "grill");
export const steakPlate = /* @__PURE__ */ photo("1600891964092-4316c288032e", "A grilled steak on a plate", "meat");
