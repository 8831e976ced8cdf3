import { Button, EmptyState, LoadingState, Skeleton } from '@venue/shared/ui';
import type { ReactNode } from 'react';
import { FailedList } from './FailedList';
import * as S from './ListBody.styles';
import type { ResourceList } from './useResourceList';

interface ListBodyProps<Row extends { id: string | number }> {
  list: ResourceList<Row>;
  /** The table. */
  children: ReactNode;
}

/** A list is loading, in error, empty or loaded (requirements 4, Admin list screens). */
export function ListBody<Row extends { id: string | number }>({ list, children }: ListBodyProps<Row>) {
  const { live, found, resource } = list;
  const { many } = resource.words;
  if (live?.state.phase === 'failed') return <FailedList many={many} />;
  if (live?.refusal.text) return <FailedList many={many}>{live.refusal.text}</FailedList>;
  if (live && live.state.phase !== 'ready') return <LoadingList many={many} />;
  return found.length === 0 ? <EmptyList list={list} /> : children;
}

const SKELETON_ROWS = ['100%', '96%', '99%', '92%', '98%', '95%'];

function LoadingList({ many }: { many: string }) {
  return (
    <LoadingState label={`Loading ${many}...`}>
      <S.Frame>
        <Skeleton height="2.75rem" />
        {SKELETON_ROWS.map((width) => (
          <S.Line key={width}>
            <Skeleton height="1rem" width={width} />
          </S.Line>
        ))}
      </S.Frame>
    </LoadingState>
  );
}

/** Nothing found, with the hint that fits (requirements 2, Manage reservations). */
function EmptyList<Row extends { id: string | number }>({ list }: { list: ResourceList<Row> }) {
  const { many, noMatch = 'Try adjusting your search or filter criteria' } = list.resource.words;
  return (
    <EmptyState
      title={`No ${many} found`}
      hint={list.isNarrowed ? noMatch : `There are no ${many} in the system yet`}
      action={
        list.isNarrowed && (
          <Button tone="quiet" onClick={list.url.clear}>
            Clear Search and Filters
          </Button>
        )
      }
    />
  );
}
