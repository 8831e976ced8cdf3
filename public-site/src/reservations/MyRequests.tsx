import { guestsOf, isAhead, REQUEST_NOUNS, type VenueRequest } from '@venue/shared/requests';
import { capitalized } from '@venue/shared/status';
import { formatDate, formatLongDate, formatTime, nairobiDate } from '@venue/shared/rules';
import { useUser } from '@venue/shared/stores';
import { ListRows, Panel, PanelTitle, StorageNotices, useFocusAfterRemoval, useNow } from '@venue/shared/ui';
import { RequestRow } from './RequestRow';
import * as S from './MyRequests.styles';

const startOf = ({ entry, madeAt }: VenueRequest) =>
  entry ? `${entry.startsAt.date} ${entry.startsAt.time}` : `~${madeAt}`;

/**
 * What this person has asked for and no other list has: all that a guest has, and a customer's messages and inquiries.
 * Bookings come first, soonest first, without those whose day has ended (decisions, Requests).
 */
export function MyRequests() {
  const user = useUser((state) => state.user);
  const ready = useUser((state) => state.ready);
  const requests = useUser((state) => state.requests);
  const isDamaged = useUser((state) => state.setAside.includes('requests'));
  const isUnsaved = useUser((state) => state.storageFailed);
  const now = useNow();
  useFocusAfterRemoval();
  if (!ready || !now) return <S.Placeholder />;
  const shown = requests
    .filter(({ owner, record }) => owner === (user?.id ?? null) && !record)
    .filter((request) => isAhead(request, now) && (user || request.until >= nairobiDate(now)))
    .sort((one, other) => (startOf(one) < startOf(other) ? -1 : 1));
  if (shown.length === 0 && !isDamaged) return null;
  return (
    <Panel aria-labelledby="my-requests">
      <PanelTitle id="my-requests">
        {user ? 'My messages and inquiries' : 'Asked from this device'}
      </PanelTitle>
      <StorageNotices damaged={isDamaged ? ['requests'] : []} isUnsaved={isUnsaved} />
      <ListRows role="list">
        {shown.map((request) => (
          <Row key={request.id} request={request} />
        ))}
      </ListRows>
    </Panel>
  );
}

function Row({ request }: { request: VenueRequest }) {
  const { kind, title, entry, madeAt } = request;
  if (!entry) {
    const made = formatDate(nairobiDate(new Date(madeAt)));
    return (
      <RequestRow
        request={request}
        name={title}
        facts={[`${capitalized(REQUEST_NOUNS[kind])} of ${made}`]}
        of={title}
      />
    );
  }
  const { date, time = '' } = entry.startsAt;
  const day = formatLongDate(date);
  return (
    <RequestRow
      request={request}
      name={day}
      facts={[[formatTime(time), guestsOf(request)].filter(Boolean).join(' · '), title]}
      of={`${title}, ${day}`}
    />
  );
}
