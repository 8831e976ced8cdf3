import { AddToCalendar } from '../calendar';
import { telLink } from '../contactLinks';
import { Summary } from '../ui/patterns/summary/Summary';
import { ButtonAnchor } from '../ui/primitives/button/Button';
import { Dialog } from '../ui/primitives/dialog/Dialog';
import { Icon } from '../ui/primitives/icon/Icon';
import { Cluster, Stack } from '../ui/primitives/layout/Layout';
import { VENUE } from '../venue';
import { ChangeRequest } from './ChangeRequest';
import { GetDirections } from './GetDirections';
import { NoteAnswer } from './NoteAnswer';
import { RequestState } from './RequestState';
import { recordDetails, referenceDetails, REQUEST_NOUNS, requestEntry } from './requestWords';
import { SendRequest } from './SendRequest';
import type { VenueRequest } from './venueRequest';

interface RequestDialogProps {
  request: VenueRequest;
  onClose: () => void;
}

/** A person's own request: whether it was sent, its details, and what can be done about it. */
export function RequestDialog({ request, onClose }: RequestDialogProps) {
  const entry = requestEntry(request);
  return (
    <Dialog open onClose={onClose} title={`Your ${REQUEST_NOUNS[request.kind]}`} kind="sheet">
      <Stack $gap="s24">
        <Stack $gap="s12">
          <div>
            <RequestState request={request} />
          </div>
          {!request.answer && <SendRequest request={request} />}
        </Stack>
        <Summary items={[...recordDetails(request), ...request.details, ...referenceDetails(request)]} />
        {entry && (
          <Cluster>
            <AddToCalendar entry={entry} />
            <GetDirections />
          </Cluster>
        )}
        <NoteAnswer request={request} />
        {entry || request.kind === 'inquiry' ? (
          <ChangeRequest request={request} />
        ) : (
          <ButtonAnchor href={telLink(VENUE.phone)} tone="quiet">
            <Icon name="phone" />
            <span>{`Call ${VENUE.phone}`}</span>
          </ButtonAnchor>
        )}
      </Stack>
    </Dialog>
  );
}
