import { BookingActions } from '@venue/shared/booking';
import { paths } from '@venue/shared/paths';
import { REPLY_WITHIN } from '@venue/shared/text';
import { Link } from 'react-router-dom';
import type { UpcomingEvent } from '../../catalogue/events';
import { RequestConfirmation } from '../../forms/RequestConfirmation';
import type { Confirmed } from '../../forms/useConfirmation';
import * as S from './EventReservation.styles';
import type { EventReservation } from './useEventReservation';

interface ReservationConfirmationProps {
  event: UpcomingEvent;
  reservation: Confirmed<EventReservation>;
}

/** Confirms an event reservation: its details, WhatsApp, calendar, directions, and how to change it. */
export function ReservationConfirmation({ event, reservation }: ReservationConfirmationProps) {
  const { details, entry, hasTicket } = reservation;
  return (
    <S.Confirmed>
      <RequestConfirmation
        title="Reservation Submitted!"
        next={
          <>
            <p>We&apos;ll confirm your booking {REPLY_WITHIN}.</p>
            {hasTicket ? (
              <p>
                It waits among <Link to={paths.tickets()}>your tickets</Link> until then.
              </p>
            ) : (
              <p>
                On this device you find it under <Link to={paths.reservations()}>Reservations</Link>.
              </p>
            )}
          </>
        }
        request={{ opening: `I would like to reserve places at ${event.title}.`, details }}
        confirmation={reservation}
      >
        <BookingActions booking={{ details, entry }} />
      </RequestConfirmation>
    </S.Confirmed>
  );
}
