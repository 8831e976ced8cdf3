export { access, homeAfterSignIn, isConsolePath, type Access } from './access';
export { amenityNames, amenitySummary, type AmenitySummary } from './amenities';
export { pricePerDay } from './billboard';
export { addLine, cartCount, type CartDish, cartTotal, changeQuantity, quantityOf } from './cart';
export { matchCredentials } from './credentials';
export { bookingDates, dateProblem, STAFF_DATES, type DateLimits } from './dateLimits';
export { formatDate, formatLongDate, formatPlainDate, formatTime } from './dates';
export { amountToFreeDelivery, deliveryFee, deliveryMinutes, simpleCartDeliveryFee } from './delivery';
export { nextEvent, seriesRhythm, type NextEvent } from './eventSeries';
export {
  checkContact,
  checkCustomer,
  checkDelivery,
  checkEventReservation,
  checkInquiry,
  checkProfile,
  checkReservation,
  checkReview,
  checkSignUp,
  checkStaffReservation,
  isEmail,
  passwordsMatch,
  type FormErrors,
} from './forms';
export { nextId, nextMenuItemId, nextNumber, type IdPrefix } from './ids';
export { countAwaiting, latestFirst, latestOrders } from './lists';
export { formatKsh, parseNumber } from './money';
export {
  addDays,
  isIsoDate,
  minutesOf,
  nairobiClock,
  nairobiDate,
  NAIROBI_TIME_ZONE,
  timeOf,
  type NairobiClock,
  type Weekday,
} from './nairobiTime';
export { orderRemainder } from './orders';
export { openState, type OpenState } from './openingHours';
export {
  guestOptions,
  guestsText,
  isLargeParty,
  isSlotPast,
  reservationSlots,
  type Choice,
} from './reservationSlots';
export { addStallImage, imageAlt } from './stallImages';
