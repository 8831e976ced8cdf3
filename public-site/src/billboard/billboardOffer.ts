import { BILLBOARD } from '../catalogue/generated/words/billboard';

/** The price cards, shortest first (requirements 9, Billboard prices; decisions, Four weeks and one month). */
export const BILLBOARD_OFFERS = BILLBOARD.plans;

export type BillboardOffer = (typeof BILLBOARD_OFFERS)[number];
