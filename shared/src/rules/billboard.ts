import type { BillboardPlan } from '../types';

/** KSh a day of a billboard plan, rounded to whole shillings. */
export function pricePerDay(plan: Pick<BillboardPlan, 'price' | 'days'>): number {
  return Math.round(plan.price / plan.days);
}
