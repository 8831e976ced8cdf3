// Follows from shared/content/venue.yaml; npm run content writes it again.
export const DELIVERY_FEE_KSH = 200;
export const FREE_DELIVERY_ABOVE_KSH = 1000;
export const DELIVERY_RADIUS_KM = 5;
export const DELIVERY_AREA = "a 5km radius";
export const DELIVERY_MINUTES_MIN = 30;
export const DELIVERY_MINUTES_MAX = 45;
export const FIRST_RESERVATION_TIME = "11:00";
export const LAST_RESERVATION_TIME = "22:00";
export const TABLE_HELD_MINUTES = 15;
export const CHANGE_AHEAD_HOURS = 2;
export const SEATING_CAPACITY = 100;
export const REPLY_WITHIN_HOURS = 24;
export const TODAY_LINE_MAX = 60;
