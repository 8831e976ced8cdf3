import { REPLY_WITHIN } from '@venue/shared/text';
import { RequestConfirmation } from '../forms/RequestConfirmation';
import type { MadeRequest } from '../forms/useRequestPanel';
import { BOOKINGS } from './bookings';

/** The panel of a booking that was just made. */
export function BookingConfirmation({ made }: { made: MadeRequest }) {
  const { thanks } = BOOKINGS[made.request.kind === 'event' ? 'event' : 'table'];
  return (
    <RequestConfirmation
      title={thanks}
      next={<p>We confirm it {REPLY_WITHIN} by email or phone.</p>}
      made={made}
    />
  );
}
