import { useCallback, useState } from 'react';

/** A dialog about something: an event to edit, a stall to delete. */
export function useDialog<Subject>() {
  const [subject, setSubject] = useState<Subject | null>(null);
  const open = useCallback((next: Subject) => setSubject(next), []);
  const close = useCallback(() => setSubject(null), []);
  /** `subject` is what the dialog is about; null while it is closed. */
  return { subject, open, close };
}
