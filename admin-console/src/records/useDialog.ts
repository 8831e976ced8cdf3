import { useState } from 'react';

export interface DialogControl<Subject> {
  /** What the dialog is about; null while it is closed. */
  subject: Subject | null;
  open: (subject: Subject) => void;
  close: () => void;
}

/** A dialog about something: an event to edit, a stall to delete. */
export function useDialog<Subject>(): DialogControl<Subject> {
  const [subject, open] = useState<Subject | null>(null);
  const [close] = useState(() => () => open(null));
  return { subject, open, close };
}
