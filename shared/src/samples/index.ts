export { sampleEvents } from './events';
export { sampleMenuItems } from './menuItems';
export { sampleOrders } from './orders';
export { sampleReservations } from './reservations';
export { sampleStalls } from './stalls';
