export { access, areaOf, homeAfterSignIn, type Access, type Area } from './access';
export { amenityNames, amenitySummary, type AmenitySummary } from './amenities';
export {
  adminOrderTone,
  availabilityTone,
  eventTone,
  orderTone,
  reservationTone,
  stallTone,
  ticketTone,
  type BadgeTone,
} from './badges';
export { pricePerDay } from './billboard';
export {
  addLine,
  cartCount,
  cartTotal,
  changeQuantity,
  quantityOf,
  removeLine,
  setQuantity,
  type CartDish,
} from './cart';
export { telLink, whatsappLink } from './contact-links';
export { matchCredentials } from './credentials';
export { formatDate, formatLongDate, formatPlainDate, formatTime } from './dates';
export {
  amountToFreeDelivery,
  deliveryFee,
  deliveryMinutes,
  isFreeDelivery,
  simpleCartDeliveryFee,
} from './delivery';
export { nextEvent, seriesRhythm, type NextEvent } from './event-series';
export {
  checkContact,
  checkCustomer,
  checkDelivery,
  checkEventReservation,
  checkInquiry,
  checkProfile,
  checkReservation,
  checkReview,
  checkSignIn,
  checkSignUp,
  isEmail,
  passwordsMatch,
  type FormErrors,
} from './forms';
export { nextId, nextMenuItemId, type IdPrefix } from './ids';
export { confirmedReservations, confirmedTickets, countAwaiting, latestOrders } from './lists';
export { formatKsh, parseNumber } from './money';
export {
  addDays,
  isIsoDate,
  minutesOf,
  nairobiClock,
  nairobiDate,
  NAIROBI_TIME_ZONE,
  timeOf,
  weekdayOf,
  type NairobiClock,
  type Weekday,
} from './nairobi-time';
export { orderRemainder } from './orders';
export { openState, type OpenState } from './opening-hours';
export {
  earliestDate,
  guestOptions,
  guestsText,
  isLargeParty,
  isSlotPast,
  reservationSlots,
  type Choice,
} from './reservation-slots';
export { addStallImage, imageAlt } from './stall-images';
