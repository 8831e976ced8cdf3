import { formatDate, formatTime, nairobiClock, timeOf } from '@venue/shared/rules';
import { isolated } from '@venue/shared/text';
import type { AdminReservation } from '@venue/shared/types';
import { ButtonAnchor, Cluster, isRepeatClick, Text } from '@venue/shared/ui';
import { noteTold, toldAs, useHostNotes, type Told, type Way } from '../hostNotes';
import { guestMessage, type Message } from './guestMessage';
import * as S from './TellGuest.styles';
import { waysToTell } from './waysToTell';

const LABELS: Readonly<Record<Way, string>> = {
  ...{ whatsapp: 'WhatsApp', sms: 'SMS', email: 'Email', call: 'Phone' },
};

/** "Told by SMS on Fri, 27 Nov 2026 at 6:32 PM", and that it was another state of the booking. */
function toldText({ way, at, state }: Told, now: string) {
  const { date, minutes } = nairobiClock(new Date(at));
  const other = state === now ? '' : ` (then: ${state})`;
  return `Told by ${LABELS[way]} on ${formatDate(date)} at ${formatTime(timeOf(minutes))}${other}`;
}

interface TellGuestProps {
  /** Of the host's notes. */
  noteId: string;
  about: Message;
  booking: AdminReservation;
  /** The change is on this device only so far. */
  isUnsaved: boolean;
}

/** The ready text for a guest, the ways to send it with the host's own apps, and what was told before. */
export function TellGuest({ noteId, about, booking, isUnsaved }: TellGuestProps) {
  const { told } = useHostNotes().of(noteId);
  const ways = isUnsaved ? [] : waysToTell(about, booking);
  return (
    <S.Root>
      {isUnsaved ? (
        <p>The server does not know it yet: tell the guest once it does.</p>
      ) : (
        ways.length === 0 && <p>Neither a phone number nor an e-mail address to send it to.</p>
      )}
      <Cluster $gap="s8">
        {ways.map(({ way, link }) => (
          <ButtonAnchor
            key={way}
            {...link}
            tone="quiet"
            size="small"
            aria-label={`Tell ${isolated(booking.name?.trim() || booking.id)} by ${LABELS[way]}`}
            onClick={(event) =>
              isRepeatClick(event) ? event.preventDefault() : noteTold(noteId, about, booking, way)
            }
          >
            {LABELS[way]}
          </ButtonAnchor>
        ))}
      </Cluster>
      <Text as="div" $step="small" role="status">
        {told.map((each) => (
          <p key={each.at}>{toldText(each, toldAs(about, booking))}</p>
        ))}
      </Text>
      <S.Text>
        <summary>The text</summary>
        <p>{guestMessage(about, booking).body}</p>
      </S.Text>
    </S.Root>
  );
}
