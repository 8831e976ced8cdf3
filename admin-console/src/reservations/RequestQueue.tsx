import type { ReservationRow } from '@venue/shared/graphql';
import { formatDate, guestsText } from '@venue/shared/rules';
import { isolated } from '@venue/shared/text';
import { Button, StatusBadge, Text } from '@venue/shared/ui';
import { useEffect, useState } from 'react';
import { waitText } from './requests';
import * as S from './RequestQueue.styles';

interface RequestQueueProps {
  requests: readonly ReservationRow[];
  now: Date;
  onOpen: (row: ReservationRow) => void;
  onConfirm: (row: ReservationRow) => void;
}

const COUNT = /^\(\d+\) /;

/** The requests that wait for an answer, the oldest first; those that came while the page was open are marked. */
export function RequestQueue({ requests, now, onOpen, onConfirm }: RequestQueueProps) {
  const [first] = useState(() => new Set(requests.map(({ id }) => id)));
  const [isOpen, setIsOpen] = useState(false);
  const isNew = ({ id }: ReservationRow) => !first.has(id);
  const arrived = requests.filter(isNew).length;
  useTitleCount(requests.length);
  const [oldest] = requests;
  if (!oldest) return <Text $step="small">No request waits for an answer.</Text>;
  return (
    <section aria-label="Requests to answer">
      <Button tone="quiet" aria-expanded={isOpen} onClick={() => setIsOpen((before) => !before)}>
        {`${requests.length} to answer${arrived > 0 ? `, ${arrived} new` : ''}: the oldest ${waitText(oldest, now)}`}
      </Button>
      {isOpen && (
        <S.Requests role="list">
          {requests.map((row) => (
            <li key={row.id}>
              {isNew(row) && <StatusBadge tone="blue">New</StatusBadge>}
              <span>
                {[
                  isolated(row.name?.trim() || row.id),
                  `${formatDate(row.date)}, ${row.time}`,
                  guestsText(row.guests),
                  waitText(row, now),
                ].join(' · ')}
              </span>
              <Button size="small" aria-label={`Confirm request ${row.id}`} onClick={() => onConfirm(row)}>
                Confirm
              </Button>
              <Button
                tone="quiet"
                size="small"
                aria-label={`Open request ${row.id}`}
                onClick={() => onOpen(row)}
              >
                Open
              </Button>
            </li>
          ))}
        </S.Requests>
      )}
    </section>
  );
}

/** "(3) Manage Reservations", so that a tab in the background says it. */
function useTitleCount(count: number) {
  useEffect(() => {
    const title = document.title.replace(COUNT, '');
    document.title = count > 0 ? `(${count}) ${title}` : title;
    return () => {
      document.title = document.title.replace(COUNT, '');
    };
  }, [count]);
}
