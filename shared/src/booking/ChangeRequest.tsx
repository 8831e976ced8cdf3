import { Stack } from '@venue/shared/ui';
import { mailLink, newTab, telLink, whatsappLink } from '../contactLinks';
import { CHANGE_AHEAD_HOURS } from '../limits';
import { formatLongDate } from '../rules';
import { requestText } from '../text';
import { ButtonAnchor } from '../ui/primitives/button/Button';
import { useNow } from '../ui/hooks/useNow';
import { Icon } from '../ui/primitives/icon/Icon';
import { VENUE } from '../venue';
import { isTooLateToWrite, type Booking } from './booking';
import * as S from './BookingDialog.styles';

const REQUESTS = [
  {
    label: 'Ask for a change',
    opening: 'I would like to change my booking.',
    // Filled in by the visitor, in their own app.
    more: [{ label: 'What should change', value: '' }],
  },
  { label: 'Ask to cancel', opening: 'I would like to cancel my booking.', more: [] },
];

/**
 * Ways to change or cancel a booking. The message is ready, and the visitor sends it with their own app: nothing is sent
 * to a server (requirements 1, What is sent). In the last two hours only a call is in time.
 */
export function ChangeRequest({ booking }: { booking: Booking }) {
  const now = useNow();
  if (!now) return null;
  const isTooLate = isTooLateToWrite(booking, now);
  return (
    <Stack as="section" $gap="s12">
      <S.Heading>Change or cancel</S.Heading>
      <p>
        {isTooLate
          ? `It is too late for a message: changes and cancellations need at least ${CHANGE_AHEAD_HOURS} hours. Please phone us.`
          : `The message is ready: you send it with your own app. Please make changes or cancellations at least ${CHANGE_AHEAD_HOURS} hours ahead.`}
      </p>
      {!isTooLate &&
        REQUESTS.map((request) => <Channels key={request.label} {...request} booking={booking} />)}
      <ButtonAnchor href={telLink(VENUE.phone)} tone={isTooLate ? 'primary' : 'quiet'}>
        <Icon name="phone" />
        <span>{`Call ${VENUE.phone}`}</span>
      </ButtonAnchor>
    </Stack>
  );
}

type ChannelsProps = (typeof REQUESTS)[number] & { booking: Booking };

function Channels({ label, opening, more, booking }: ChannelsProps) {
  const filled = booking.details.filter(({ value }) => value !== '');
  const message = requestText(opening, [...filled, ...more]);
  const subject = `${label}: ${formatLongDate(booking.entry.startsAt.date)}`;
  return (
    <S.Channels>
      <ButtonAnchor {...newTab(whatsappLink(VENUE.whatsappNumber, message))} tone="quiet">
        <Icon name="chat" />
        <span>{`${label} on WhatsApp`}</span>
      </ButtonAnchor>
      <ButtonAnchor href={mailLink(VENUE.email, { subject, body: message })} tone="quiet">
        <Icon name="mail" />
        <span>{`${label} by email`}</span>
      </ButtonAnchor>
    </S.Channels>
  );
}
