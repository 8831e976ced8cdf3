import { AddToCalendar } from '@venue/shared/calendar';
import {
  GetDirections,
  recordDetails,
  RequestButton,
  requestEntry,
  RequestState,
  SendRequest,
} from '@venue/shared/requests';
import { useCart, useUser } from '@venue/shared/stores';
import { Button, ConfirmationPanel, Stack, StorageNotices, type Elements } from '@venue/shared/ui';
import type { ReactNode } from 'react';
import type { MadeRequest } from './useRequestPanel';

interface RequestConfirmationProps {
  title: string;
  /** What happens next. */
  next: ReactNode;
  made: MadeRequest;
  /** More actions. */
  children?: Elements;
}

/**
 * The panel of a request that was just made: whether it was sent, its details, the ways to send it, calendar and
 * directions for a visit. The heading takes the focus with every request, but not when the visitor comes back.
 */
export function RequestConfirmation({ title, next, made, children }: RequestConfirmationProps) {
  const { request, number, close } = made;
  const isUnsaved = useUser((state) => state.storageFailed);
  // The pages with a cart say it for both.
  const isSaid = useCart((state) => state.storageFailed) && request.kind === 'order';
  const entry = requestEntry(request);
  return (
    <ConfirmationPanel
      key={number}
      title={title}
      next={
        <Stack $gap="s8">
          <div>
            <RequestState request={request} />
          </div>
          {!request.sent && <p>It has not reached us yet: send it by WhatsApp, SMS or email.</p>}
          {next && <div>{next}</div>}
        </Stack>
      }
      summary={[...recordDetails(request), ...request.details]}
      takesFocus={number > 0}
    >
      <StorageNotices damaged={[]} isUnsaved={isUnsaved && !isSaid} />
      <SendRequest request={request} />
      {entry && (
        <>
          <AddToCalendar entry={entry} />
          <GetDirections />
        </>
      )}
      <RequestButton request={request} label={entry ? 'Change or cancel' : 'Manage'} />
      {children}
      <Button tone="quiet" onClick={close}>
        Done
      </Button>
    </ConfirmationPanel>
  );
}
