export { capitalized, statusLabel } from './statusLabel';
export {
  adminOrderTone,
  availabilityTone,
  eventTone,
  orderTone,
  reservationTone,
  stallTone,
} from './statusTones';
