import type { ReactNode } from 'react';

interface RowNameProps {
  /** What heads the row. */
  children: ReactNode;
  /** Shows the whole of it. */
  onOpen: (() => void) | undefined;
}

/** The name of a row: a button where the row has more to tell. Plain elements, as all of a table's cells are. */
export const RowName = ({ children, onOpen }: RowNameProps) =>
  onOpen ? (
    <button type="button" aria-haspopup="dialog" data-opens onClick={onOpen}>
      {children}
    </button>
  ) : (
    children
  );
