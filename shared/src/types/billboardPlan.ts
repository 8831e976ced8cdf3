/** A price card of `/billboard`. `price` in KSh; `days` is what the price per day is worked out from. */
export interface BillboardPlan {
  id: string;
  duration: string;
  days: number;
  price: number;
  popular: boolean;
  features: string[];
}
