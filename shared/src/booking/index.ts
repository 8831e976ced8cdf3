export { bookingOf, isAhead, personDetails, reservationUid, VENUE_PLACE, type Booking } from './booking';
export { BookingActions } from './BookingActions';
export { BookingButton } from './BookingButton';
export { GetDirections } from './GetDirections';
