import { Button, ErrorState } from '@venue/shared/ui';
import type { ReactNode } from 'react';
import { reloadPage } from './reloadPage';

interface FailedListProps {
  /** "events". */
  many: string;
  as?: 'h2' | 'h3';
  /** What failed, where it is not the loading (requirements 8, Admin messages). */
  children?: ReactNode;
}

/** In place of a list that the server refuses. Try Again reloads the page (requirements 2, Manage events). */
export function FailedList({ many, as = 'h2', children }: FailedListProps) {
  return (
    <ErrorState
      as={as}
      title={`Error loading ${many}`}
      action={<Button onClick={reloadPage}>Try Again</Button>}
    >
      {children ?? `Failed to load ${many}. Please try again later.`}
    </ErrorState>
  );
}
