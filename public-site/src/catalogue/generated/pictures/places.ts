// Follows from shared/content/pictures.yaml; npm run content writes it again.
import { photo } from '../../picture';

export const barCounter = /* @__PURE__ */ photo("1572116469696-31de0f17cc34", "A bar lounge", "drink");
export const barEvening = /* @__PURE__ */ photo("1514933651103-005eec06c04b", "A bar in the evening", "drink");
export const diningArea = /* @__PURE__ */ photo("1555396273-367ea4eb4db5", "A restaurant dining area", "table");
export const dinnerTable = /* @__PURE__ */ photo("1544148103-0773bf10d330", "A restaurant table set for dinner", "table");
export const fineTable = /* @__PURE__ */ photo("1414235077428-338989a2e8c0", "A laid restaurant table", "table");
export const garden = /* @__PURE__ */ photo("1585320806297-9794b3e4eeae", "A garden", "garden");
export const highwayBillboard = /* @__PURE__ */ photo("1494438639946-1ebd1d20bf85", "A billboard beside a highway", "billboard");
export const outdoorTables = /* @__PURE__ */ photo("1600891964599-f61ba0e24092", "Outdoor restaurant seating", "garden");
