import type { Elements } from '../../elements';
import { Skeleton } from '../../primitives/skeleton/Skeleton';
import { Stack } from '../../primitives/layout/Layout';
import { Text } from '../../primitives/text/Text';

interface LoadingStateProps {
  /** "Loading reservations..." */
  label: string;
  /** Skeletons in the size of the content; three lines by default. */
  children?: Elements;
}

/** Loading indicator: a label that is announced, and skeletons. */
export function LoadingState({ label, children }: LoadingStateProps) {
  return (
    <Stack $gap="s12" role="status">
      <Text $step="small" $ink="ink3">
        {label}
      </Text>
      {children ?? (
        <>
          <Skeleton height="3rem" />
          <Skeleton height="3rem" />
          <Skeleton height="3rem" width="70%" />
        </>
      )}
    </Stack>
  );
}
