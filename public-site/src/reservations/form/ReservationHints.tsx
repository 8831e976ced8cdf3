import { CHANGE_AHEAD_HOURS, LARGE_PARTY_GUESTS } from '@venue/shared/limits';
import { telLink } from '@venue/shared/contact-links';
import { formatTime, WEEKDAY_NAMES, weekdayOf } from '@venue/shared/rules';
import { REPLY_WITHIN } from '@venue/shared/text';
import { Banner, FormRow, useNow } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import type { BookingKind } from '../bookings';
import {
  isLargeParty,
  isServiceClosed,
  isSlotPast,
  isSlotSoon,
  serviceEndBefore,
} from '../reservationChoices';

interface ReservationHintsProps {
  kind: BookingKind;
  date: string;
  time: string;
  guests: string;
}

/**
 * Hints about the chosen time and party size. They are informational and don't block submit (decisions, Past times
 * and large parties; decisions, Hints about hours).
 */
export function ReservationHints({ kind, date, time, guests }: ReservationHintsProps) {
  const now = useNow();
  const serviceEnd = kind === 'table' ? serviceEndBefore(date, time) : null;
  const phone = <a href={telLink(VENUE.phone)}>{VENUE.phone}</a>;
  return (
    <>
      {now && isSlotPast(date, time, now) && (
        <FormRow>
          <Banner tone="warn" live>
            This time has already passed in {VENUE.address.city}. Please choose a later one, or call us on{' '}
            {phone}.
          </Banner>
        </FormRow>
      )}
      {now && isSlotSoon(date, time, now) && (
        <FormRow>
          <Banner tone="warn" live>
            <span>{`That is in less than ${CHANGE_AHEAD_HOURS} hours, and we answer ${REPLY_WITHIN}. Please call us too: `}</span>
            {phone}
          </Banner>
        </FormRow>
      )}
      {kind === 'table' && isServiceClosed(date) && (
        <FormRow>
          <Banner tone="warn" live>
            <span>{`No table service on ${WEEKDAY_NAMES[weekdayOf(date)]}s. Choose another date, or call us: `}</span>
            {phone}
          </Banner>
        </FormRow>
      )}
      {serviceEnd !== null && (
        <FormRow>
          <Banner tone="warn" live>
            <span>{`Table service ends at ${formatTime(serviceEnd)} on that day. Choose an earlier time, or call us: `}</span>
            {phone}
          </Banner>
        </FormRow>
      )}
      {guests !== '' && isLargeParty(Number(guests)) && (
        <FormRow>
          <Banner live>
            Parties of {LARGE_PARTY_GUESTS} or more, please phone us: {phone}.
          </Banner>
        </FormRow>
      )}
    </>
  );
}
