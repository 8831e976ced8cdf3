import { LARGE_PARTY_GUESTS } from '@venue/shared/limits';
import { isLargeParty, isSlotPast } from '@venue/shared/rules';
import { telLink } from '@venue/shared/contact-links';
import { Banner, useNow } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';

interface ReservationHintsProps {
  date: string;
  time: string;
  guests: string;
}

/** What is worth knowing about the chosen time and party; it stops nobody (decisions: formats). */
export function ReservationHints({ date, time, guests }: ReservationHintsProps) {
  const now = useNow();
  const phone = <a href={telLink(VENUE.phone)}>{VENUE.phone}</a>;
  return (
    <>
      {now && isSlotPast(date, time, now) && (
        <div data-wide>
          <Banner tone="warn" live>
            This time has already passed in Nairobi. Please choose a later one, or call us on {phone}.
          </Banner>
        </div>
      )}
      {guests !== '' && isLargeParty(Number(guests)) && (
        <div data-wide>
          <Banner live>
            Parties of {LARGE_PARTY_GUESTS} or more, please phone us: {phone}.
          </Banner>
        </div>
      )}
    </>
  );
}
