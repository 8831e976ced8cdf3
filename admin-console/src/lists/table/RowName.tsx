import type { ReactNode } from 'react';

const idOf = (row: string | number) => `row-${row}`;

/** Gives the focus to the name of a row that leads to the whole of it. */
export function focusRowName(row: string | number, options?: FocusOptions) {
  document.getElementById(idOf(row))?.focus(options);
}

interface RowNameProps {
  /** The row's id. */
  row: string | number;
  /** What heads the row. */
  children: ReactNode;
  /** Shows the whole of it. */
  onOpen: (() => void) | undefined;
}

/** The name of a row: a button where the row has more to tell. Plain elements, as all of a table's cells are. */
export const RowName = ({ row, children, onOpen }: RowNameProps) =>
  onOpen ? (
    <button type="button" id={idOf(row)} aria-haspopup="dialog" data-opens onClick={onOpen}>
      {children}
    </button>
  ) : (
    children
  );
