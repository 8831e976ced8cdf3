export { access, isConsolePath, type Access } from './access';
export { addLine, cartCount, type CartDish, cartTotal, changeQuantity, quantityOf } from './cart';
export { businessClock, businessTime } from './businessDay';
export { dateProblem, STAFF_DATES, type DateLimits } from './dateLimits';
export { formatDate, formatLongDate, formatPlainDate, formatTime, MONTH_NAMES, WEEKDAY_NAMES } from './dates';
export {
  emailProblem,
  formErrors,
  isBlank,
  isEmail,
  isWholeNumber,
  missing,
  nameProblem,
  personProblems,
  phoneProblem,
  wholeNumberProblem,
  type FormErrors,
} from './forms';
export { nextId, nextNumber, type IdPrefix } from './ids';
export { kitchenText, readyText } from './kitchen';
export { latestFirst, latestOrders } from './lists';
export { formatKsh, groupDigits, splitKsh } from './money';
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
} from './nairobiTime';
export { hoursOn, nextOpening, openState, opensText, usualHoursText } from './openState';
export { orderRemainder } from './orders';
export { printedHours, printedHoursOn } from './printedHours';
export { guestsText, reservationSlots, type Choice } from './reservationSlots';
export { specialDates } from './specialDates';
export { isOpenOnSpecialDay, specialDayOn, specialDayProblems, specialHoursText } from './specialDays';
export { imageAlt } from './stallImages';
