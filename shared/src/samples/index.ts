export { sampleEvents } from './events';
export { sampleMenuItems } from './menu-items';
export { sampleOrders } from './orders';
export { sampleReservations } from './reservations';
export { sampleStalls } from './stalls';
