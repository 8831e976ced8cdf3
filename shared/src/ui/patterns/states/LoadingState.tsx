import type { Elements } from '../../elements';
import { Skeleton } from '../../primitives/skeleton/Skeleton';
import * as S from './States.styles';

interface LoadingStateProps {
  /** "Loading reservations..." */
  label: string;
  /** Skeletons in the size of the content; three lines by default. */
  children?: Elements;
}

/** Loading indicator: a label that is announced, and skeletons. */
export function LoadingState({ label, children }: LoadingStateProps) {
  return (
    <S.LoadingRoot role="status">
      <S.Label>{label}</S.Label>
      {children ?? (
        <>
          <Skeleton height="3rem" />
          <Skeleton height="3rem" />
          <Skeleton height="3rem" width="70%" />
        </>
      )}
    </S.LoadingRoot>
  );
}
