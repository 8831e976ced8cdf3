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
  const service = kind === 'table' && serviceText(date, time);
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
      {service && (
        <FormRow>
          <Banner tone="warn" live>
            <span>{`${service}, or call us: `}</span>
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

/** What speaks against a table then. */
function serviceText(date: string, time: string): string {
  if (isServiceClosed(date))
    return `No table service on ${WEEKDAY_NAMES[weekdayOf(date)]}s. Choose another date`;
  const end = serviceEndBefore(date, time);
  return end ? `Table service ends at ${formatTime(end)} on that day. Choose an earlier time` : '';
}
