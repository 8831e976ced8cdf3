import type { BillboardPlan } from '@venue/shared/types';

/** Price per day of a billboard plan in KSh, rounded to whole shillings. */
export function pricePerDay(plan: Pick<BillboardPlan, 'price' | 'days'>): number {
  return Math.round(plan.price / plan.days);
}
