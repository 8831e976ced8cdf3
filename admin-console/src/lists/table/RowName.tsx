import type { ReactNode } from 'react';

const elementId = (rowId: string | number) => `row-${rowId}`;

/** Gives the focus to the name of a row, where that is a button. */
export function focusRowName(rowId: string | number, options?: FocusOptions) {
  document.getElementById(elementId(rowId))?.focus(options);
}

interface RowNameProps {
  rowId: string | number;
  /** What heads the row. */
  children: ReactNode;
  /** Shows the whole record. */
  onOpen: (() => void) | undefined;
}

/** The name of a row: a button where the row has more to tell. A plain element: see `Table` in the styles. */
export const RowName = ({ rowId, children, onOpen }: RowNameProps) =>
  onOpen ? (
    <button type="button" id={elementId(rowId)} aria-haspopup="dialog" onClick={onOpen}>
      {children}
    </button>
  ) : (
    children
  );
