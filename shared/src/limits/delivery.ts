/** KSh for a delivery (requirements 9, Delivery). */
export const DELIVERY_FEE_KSH = 200;
/** Shortest and longest promised delivery, in minutes (requirements 9, Delivery). */
export const DELIVERY_MINUTES_MIN = 30;
export const DELIVERY_MINUTES_MAX = 45;
