// Follows from shared/content/pictures.yaml; npm run content writes it again.
import { photo } from '../../picture';

export const fishCounter = /* @__PURE__ */ photo("1607284956349-1bb094c2edfa", "A fish market", "fish");
export const fishFromTheGrill = /* @__PURE__ */ photo("1559847844-5315695aa267", "Grilled fish", "fish");
export const fishOverCharcoal = /* @__PURE__ */ photo("1680180226111-61202fef979c", "Grilled fish", "fish");
export const friedFish = /* @__PURE__ */ photo("1613626630502-182579c0432c", "Fried fish", "fish");
export const friedFishLemon = /* @__PURE__ */ photo("1594041680539-fc0a3d03cae6", "Fried fish with lemon", "fish");
export const friedTilapia = /* @__PURE__ */ photo("1606234157216-2e1fcbf0c140", "Fried fish", "fish");
export const grilledFish = /* @__PURE__ */ photo("1615044088186-a2342db7b272", "Grilled fish", "fish");
export const grilledTilapia = /* @__PURE__ */ photo("1566370304680-599a65522649", "Grilled fish", "fish");
export const wholeFish = /* @__PURE__ */ photo("1594041680534-e8c8cdebd659", "A whole cooked fish", "fish");
