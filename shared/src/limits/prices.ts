/** Approximate price of nyama choma at the butcheries, in KSh (requirements 9, Sample prices). */
export const NYAMA_CHOMA_ABOUT_KSH = 1200;
/** Car wash prices in KSh (requirements 9, Sample prices). */
export const CAR_WASH_PRICES_KSH = { basic: 500, premium: 800, deluxe: 1200, fivePlusOneDeal: 2500 } as const;
/** The quantity that a dish page starts with, and its minimum (requirements 4, Cart). */
export const DISH_QUANTITY_MIN = 1;
