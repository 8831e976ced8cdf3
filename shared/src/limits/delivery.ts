/** KSh for a delivery (requirements 9, Delivery). */
export const DELIVERY_FEE_KSH = 200;
/** A subtotal in KSh above this is delivered free; exactly this still pays the fee (requirements 9, Delivery). */
export const FREE_DELIVERY_ABOVE_KSH = 1000;
/** Minutes added to the longest preparation time of an order (requirements 9, Delivery). */
export const DELIVERY_BASE_MINUTES = 30;
/** Minutes of preparation assumed for a cart line that names none (decisions, Preparation times). */
export const DEFAULT_PREP_MINUTES = 15;
/** Shortest and longest promised delivery, in minutes (requirements 9, Delivery). */
export const DELIVERY_MINUTES_MIN = 30;
export const DELIVERY_MINUTES_MAX = 45;
/** Delivery radius around the venue in km (requirements 9, Delivery). */
export const DELIVERY_RADIUS_KM = 5;
