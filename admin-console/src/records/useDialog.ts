import { useStateOfPath } from '../console/useStateOfPath';

/** A dialog about something: an event to edit, a stall to delete. */
export function useDialog<Subject>() {
  const [subject, setSubject] = useStateOfPath<Subject | null>(null);
  /** `subject` is what the dialog is about; null while it is closed. */
  return { subject, open: (next: Subject) => setSubject(next), close: () => setSubject(null) };
}
