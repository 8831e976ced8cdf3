import { Cluster, VisuallyHidden } from '../ui/primitives/layout/Layout';
import { ButtonAnchor } from '../ui/primitives/button/Button';
import { Icon } from '../ui/primitives/icon/Icon';
import { messageAbout, waysToSend } from './requestWords';
import { useRequestActions } from './useRequestActions';
import type { VenueRequest } from './venueRequest';

interface SendRequestProps {
  request: VenueRequest;
  /** Small buttons for a row of a list; which of several it is, for screen readers. */
  of?: string;
}

/** The three ways to send a request with one's own app, now or later. */
export function SendRequest({ request, of }: SendRequestProps) {
  const { noteSent } = useRequestActions(request);
  const ways = waysToSend(messageAbout(request, request.opening), request.title);
  return (
    <Cluster $gap="s8">
      {ways.map(({ by, icon, label, link }, index) => (
        <ButtonAnchor
          key={by}
          {...link}
          tone={index === 0 && of === undefined ? 'primary' : 'quiet'}
          size={of === undefined ? 'regular' : 'small'}
          onClick={() => noteSent(by)}
        >
          <Icon name={icon} />
          {of === undefined ? <span>{`Send ${label}`}</span> : <Short label={label} of={of} />}
        </ButtonAnchor>
      ))}
    </Cluster>
  );
}

/** "WhatsApp", read out as "Send on WhatsApp, Table at …". */
function Short({ label, of }: { label: string; of: string }) {
  const [preposition = '', way = ''] = label.split(' ');
  return (
    <span>
      <VisuallyHidden>{`Send ${preposition} `}</VisuallyHidden>
      <span>{way === 'email' ? 'Email' : way}</span>
      <VisuallyHidden>{` ${of}`}</VisuallyHidden>
    </span>
  );
}
