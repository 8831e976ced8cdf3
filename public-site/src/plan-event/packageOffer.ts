import { PLAN_EVENT } from '../catalogue/generated/words/planEvent';

/** The event packages, smallest first (requirements 9, Event packages). */
export const PACKAGE_OFFERS = PLAN_EVENT.packages;

/** An event package: its price in KSh, its most guests, and the inquiry budget that its price belongs to. */
export type PackageOffer = (typeof PACKAGE_OFFERS)[number];
