// Follows from shared/content/pictures.yaml; npm run content writes it again.
import { photo } from '../../picture';

export const banquetHall = /* @__PURE__ */ photo("1519167758481-83f550bb49b3", "A hall set for a reception", "table");
export const birthdayDecoration = /* @__PURE__ */ photo("1530103862676-de8c9debad1d", "Birthday party decorations", "cake");
export const birthdayParty = /* @__PURE__ */ photo("1602631985686-1bb0e6a8696e", "A birthday party", "cake");
export const bouncyCastle = /* @__PURE__ */ photo("1663797184266-20c14bfee71a", "A bouncy castle", "kids");
export const concertCrowd = /* @__PURE__ */ photo("1470229722913-7c0e2dbbafd3", "A crowd at a concert", "music");
export const concertLights = /* @__PURE__ */ photo("1514525253161-7a46d19cd819", "A live concert", "music");
export const guestsTalking = /* @__PURE__ */ photo("1528605248644-14dd04022da1", "People meeting and talking", "crowd");
export const jazzMusicians = /* @__PURE__ */ photo("1415201364774-f6f0bb35f28f", "Jazz musicians playing", "music");
export const jazzPerformance = /* @__PURE__ */ photo("1511192336575-5a79af67a629", "A jazz performance", "music");
export const liveBand = /* @__PURE__ */ photo("1526478806334-5fd488fcaabc", "A live band playing", "music");
export const liveMusic = /* @__PURE__ */ photo("1511671782779-c97d3d27a1d4", "Live music", "music");
export const outdoorReception = /* @__PURE__ */ photo("1530023367847-a683933f4172", "An outdoor wedding reception", "table");
export const playArea = /* @__PURE__ */ photo("1566806924653-730bc02389ff", "A playground", "kids");
export const playground = /* @__PURE__ */ photo("1575783970733-1aaedde1db74", "Children on a playground", "kids");
export const toyCar = /* @__PURE__ */ photo("1599376672737-bd66af54c8f5", "Two boys on a ride-on toy car", "kids");
export const wineGlasses = /* @__PURE__ */ photo("1568213816046-0ee1c42bd559", "Wine being tasted", "drink");
export const winePour = /* @__PURE__ */ photo("1558670460-cad0c19b1840", "Wine at a tasting", "drink");
export const wineTasting = /* @__PURE__ */ photo("1506377247377-2a5b3b417ebb", "A wine tasting", "drink");
