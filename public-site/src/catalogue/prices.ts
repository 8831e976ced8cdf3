/** Approximate price of nyama choma at the butcheries, in KSh (requirements 9, Sample prices). */
export const NYAMA_CHOMA_ABOUT_KSH = 1200;
/** Car wash prices in KSh (requirements 9, Sample prices). */
export const CAR_WASH_PRICES_KSH = { basic: 500, premium: 800, deluxe: 1200, fivePlusOneDeal: 2500 } as const;
