import { LARGE_PARTY_GUESTS } from '@venue/shared/limits';
import { telLink } from '@venue/shared/contact-links';
import { Banner, FormRow, useNow } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import { isLargeParty, isSlotPast } from '../reservationChoices';

interface ReservationHintsProps {
  date: string;
  time: string;
  guests: string;
}

/**
 * Hints about the chosen time and party size. They are informational and don't block submit (decisions, Past times
 * and large parties).
 */
export function ReservationHints({ date, time, guests }: ReservationHintsProps) {
  const now = useNow();
  const phone = <a href={telLink(VENUE.phone)}>{VENUE.phone}</a>;
  return (
    <>
      {now && isSlotPast(date, time, now) && (
        <FormRow>
          <Banner tone="warn" live>
            This time has already passed in Nairobi. Please choose a later one, or call us on {phone}.
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
