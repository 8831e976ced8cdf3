import { Stack } from '@venue/shared/ui';
import { telLink } from '../contactLinks';
import { CHANGE_AHEAD_HOURS } from '../limits';
import { formatLongDate } from '../rules';
import { ButtonAnchor } from '../ui/primitives/button/Button';
import { useNow } from '../ui/hooks/useNow';
import { Icon } from '../ui/primitives/icon/Icon';
import { VENUE } from '../venue';
import { isTooLateToWrite } from './isAhead';
import * as S from './RequestDialog.styles';
import { messageAbout, REQUEST_NOUNS, waysToSend } from './requestWords';
import type { VenueRequest } from './venueRequest';
import { Text } from '../ui/primitives/text/Text';

const CHANGES = [
  // What should change is filled in by the visitor, in their own app.
  { label: 'Ask for a change', verb: 'change', more: [{ label: 'What should change', value: '' }] },
  { label: 'Ask to cancel', verb: 'cancel', more: [] },
];

/**
 * Ways to change or cancel a request that was sent. The message is ready, and the visitor sends it with their own app:
 * nothing is sent to a server (requirements 1, What is sent). In the last two hours only a call is in time.
 */
export function ChangeRequest({ request }: { request: VenueRequest }) {
  const now = useNow();
  if (!now) return null;
  const isTooLate = isTooLateToWrite(request, now);
  const canWrite = !isTooLate && (request.sent !== null || request.answer !== null);
  return (
    <Stack as="section" $gap="s12">
      <Text as="h3" $step="h3" $ink="ink">
        Change or cancel
      </Text>
      <p>{adviceOn(isTooLate, canWrite)}</p>
      {canWrite && CHANGES.map((change) => <Channels key={change.label} {...change} request={request} />)}
      <ButtonAnchor href={telLink(VENUE.phone)} tone={isTooLate ? 'primary' : 'quiet'}>
        <Icon name="phone" />
        <span>{`Call ${VENUE.phone}`}</span>
      </ButtonAnchor>
    </Stack>
  );
}

function adviceOn(isTooLate: boolean, canWrite: boolean): string {
  if (isTooLate)
    return `It is too late for a message: changes and cancellations need at least ${CHANGE_AHEAD_HOURS} hours. Please phone us.`;
  if (!canWrite)
    return 'It has not reached us yet, so there is nothing to cancel: send it first, or remove it and ask anew.';
  return `The message is ready: you send it with your own app. Please make changes or cancellations at least ${CHANGE_AHEAD_HOURS} hours ahead.`;
}

type ChannelsProps = (typeof CHANGES)[number] & { request: VenueRequest };

function Channels({ label, verb, more, request }: ChannelsProps) {
  const message = messageAbout(request, `I would like to ${verb} my ${REQUEST_NOUNS[request.kind]}.`, more);
  const about = request.entry ? formatLongDate(request.entry.startsAt.date) : request.title;
  return (
    <S.Channels>
      {waysToSend(message, `${label}: ${about}`).map((way) => (
        <ButtonAnchor key={way.by} {...way.link} tone="quiet">
          <Icon name={way.icon} />
          <span>{`${label} ${way.label}`}</span>
        </ButtonAnchor>
      ))}
    </S.Channels>
  );
}
