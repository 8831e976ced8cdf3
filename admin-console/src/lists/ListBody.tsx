import type { ListState } from '@venue/shared/graphql';
import { Button, EmptyState, ErrorState, LoadingState, Skeleton } from '@venue/shared/ui';
import type { ReactNode } from 'react';
import { reloadPage } from './reloadPage';
import * as S from './ListBody.styles';
import type { ResourceWords } from './resource';

interface ListBodyProps {
  words: ResourceWords;
  phase: ListState<unknown>['phase'];
  /** A refused change of this list: its catalogue text takes the table's place. */
  refusal?: string | null;
  /** What stands there when no row is found; null when some are. */
  empty: ReactNode;
  children: ReactNode;
}

/** Spec 4: a list screen is loading, in error or loaded. */
export function ListBody({ words, phase, refusal, empty, children }: ListBodyProps) {
  const problem = phase === 'failed' ? words.loadFailed : refusal;
  if (problem) return <FailedList many={words.many}>{problem}</FailedList>;
  if (phase !== 'ready') return <LoadingList many={words.many} />;
  return empty ?? children;
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

function FailedList({ many, children }: { many: string; children: ReactNode }) {
  return (
    <ErrorState title={`Error loading ${many}`} action={<Button onClick={reloadPage}>Try Again</Button>}>
      {children}
    </ErrorState>
  );
}

interface EmptyListProps {
  many: string;
  isNarrowed: boolean;
  /** Takes search and filters away. */
  onClear: () => void;
}

/** Nothing found, with the hint that fits (spec 2). */
export function EmptyList({ many, isNarrowed, onClear }: EmptyListProps) {
  return (
    <EmptyState
      title={`No ${many} found`}
      hint={
        isNarrowed ? 'Try adjusting your search or filter criteria' : `There are no ${many} in the system yet`
      }
      action={
        isNarrowed && (
          <Button tone="quiet" onClick={onClear}>
            Clear Search and Filters
          </Button>
        )
      }
    />
  );
}
