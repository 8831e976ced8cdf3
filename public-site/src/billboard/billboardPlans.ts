import { formatKsh } from '@venue/shared/rules';
import type { RequestDetail } from '@venue/shared/text';
import { BILLBOARD_OFFERS, type BillboardOffer } from './billboardOffer';
import { pricePerDay } from './pricePerDay';

/** Id of the plan selected at first: the most popular one. */
export const FIRST_PLAN = BILLBOARD_OFFERS.find(({ popular }) => popular)?.id ?? '';

/** "KSh 821 a day" */
export function dailyPrice(offer: BillboardOffer): string {
  return `${formatKsh(pricePerDay(offer))} a day`;
}

export function planDetails(offer: BillboardOffer): RequestDetail[] {
  return [
    { label: 'Plan', value: offer.duration },
    { label: 'Price', value: `${formatKsh(offer.price)} (${dailyPrice(offer)})` },
    { label: 'Covers', value: offer.coverage },
  ];
}
