import { photo } from '../picture';

export const restaurantInterior = /* @__PURE__ */ photo(
  '1517248135467-4c7edcad34c4',
  'The inside of a restaurant with tables set',
  'plate',
);
export const diningArea = /* @__PURE__ */ photo(
  '1555396273-367ea4eb4db5',
  'A restaurant dining area',
  'plate',
);
export const dinnerTable = /* @__PURE__ */ photo(
  '1544148103-0773bf10d330',
  'A restaurant table set for dinner',
  'plate',
);
export const fineTable = /* @__PURE__ */ photo(
  '1414235077428-338989a2e8c0',
  'A laid restaurant table',
  'plate',
);
export const outdoorTables = /* @__PURE__ */ photo(
  '1600891964599-f61ba0e24092',
  'Outdoor restaurant seating',
  'garden',
);
export const busyFloor = /* @__PURE__ */ photo(
  '1559339352-11d035aa65de',
  'A busy restaurant floor',
  'people',
);
export const barEvening = /* @__PURE__ */ photo(
  '1514933651103-005eec06c04b',
  'A bar in the evening',
  'glass',
);
export const barCounter = /* @__PURE__ */ photo(
  '1572116469696-31de0f17cc34',
  'A bar counter and lounge',
  'glass',
);
export const foodCourt = /* @__PURE__ */ photo('1504940892017-d23b9053d5d4', 'A food court', 'plate');
export const garden = /* @__PURE__ */ photo('1585320806297-9794b3e4eeae', 'A green garden', 'garden');
export const gardenPath = /* @__PURE__ */ photo('1558293842-c0fd3db86157', 'A garden in daylight', 'garden');
export const nairobi = /* @__PURE__ */ photo('1669127300649-940337f1487e', 'Nairobi', 'city');
export const highwayBillboard = /* @__PURE__ */ photo(
  '1494438639946-1ebd1d20bf85',
  'A billboard beside a highway',
  'billboard',
);
export const digitalBillboard = /* @__PURE__ */ photo(
  '1617550523898-b3e8dadf8dfe',
  'A digital billboard',
  'billboard',
);
