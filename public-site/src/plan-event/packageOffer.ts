import { PLAN_EVENT } from '../catalogue/generated/words/planEvent';

export type { PackageOffer } from '../catalogue/words';

/** The event packages, smallest first (requirements 9, Event packages). */
export const PACKAGE_OFFERS = PLAN_EVENT.packages;
