/** Fee in KSh, minutes and kilometres of a delivery, from `shared/content/venue.yaml` (requirements 9, Delivery). */
export {
  DELIVERY_AREA,
  DELIVERY_FEE_KSH,
  DELIVERY_MINUTES_MAX,
  DELIVERY_MINUTES_MIN,
  DELIVERY_RADIUS_KM,
  FREE_DELIVERY_ABOVE_KSH,
} from '../generated/limits';
