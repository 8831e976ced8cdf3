export const ORDER_STATUSES = ['confirmed', 'preparing', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export interface OrderItem {
  name: string;
  price: number;
  quantity: number;
}

/** An order stored in the browser (requirements 3, Order). `date` is YYYY-MM-DD, `total` in KSh. */
export interface Order {
  id: string;
  date: string;
  status: OrderStatus;
  total: number;
  items: OrderItem[];
  type: string;
  paymentMethod: string;
}
