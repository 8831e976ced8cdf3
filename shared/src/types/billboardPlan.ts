/** A price card of `/billboard`. `price` in KSh; the price per day is computed from `days`. */
export interface BillboardPlan {
  id: string;
  duration: string;
  days: number;
  price: number;
  popular: boolean;
  features: string[];
}
