import type { RemoteName } from '@venue/shared/contracts';
import { telLink } from '@venue/shared/contact-links';
import { Button, ButtonLink, Icon } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import { MessagePage } from '../message-page/MessagePage';
import type { FailureReason } from '../remotes/RemoteError';
import { failedRemote, FAILURE_REASONS } from './failureMessages';

interface RemoteFailureViewProps {
  remote: RemoteName;
  reason: FailureReason;
  /** The remote is being requested again. */
  busy: boolean;
  onRetry: () => void;
}

/** Shown in place of a remote that can't be loaded: the reason, Try again, and links to other pages. */
export function RemoteFailureView({ remote, reason, busy, onRetry }: RemoteFailureViewProps) {
  const { title, picture, elsewhere } = failedRemote(remote);
  return (
    <MessagePage
      urgent
      title={title}
      picture={picture}
      actions={
        <>
          <Button busy={busy} onClick={onRetry}>
            {!busy && <Icon name="refresh" />}
            <span>Try again</span>
          </Button>
          {elsewhere.map(({ label, to }) => (
            <ButtonLink key={to} to={to} tone="quiet">
              {label}
            </ButtonLink>
          ))}
        </>
      }
    >
      <p>{FAILURE_REASONS[reason]}</p>
      <p>
        In a hurry? Call <a href={telLink(VENUE.phone)}>{VENUE.phone}</a>.
      </p>
    </MessagePage>
  );
}
