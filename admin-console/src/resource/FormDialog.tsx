import { Button, ConfirmDialog, Dialog, Stack } from '@venue/shared/ui';
import { useEffect, useId, useState, type FormEvent, type ReactNode } from 'react';
import type { Problem } from './problem';
import { ProblemBanner } from './ProblemBanner';

interface FormDialogProps {
  title: string;
  submitLabel: string;
  form: DialogForm;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

export interface DialogForm {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Something was typed that is not saved. */
  isDirty: boolean;
  /** The save is under way. */
  isBusy: boolean;
  /** The submit button is disabled. */
  isBlocked?: boolean;
  problem?: Problem | null;
  /** Fetches the record again, after a conflict. */
  onReload?: () => void;
}

/**
 * A form in a dialog. It is there while it is open: render it conditionally. It asks before it drops what was typed,
 * and stays open with it when a save is refused.
 */
export function FormDialog({ title, submitLabel, form, onClose, children }: FormDialogProps) {
  const id = useId();
  const [isAsking, setIsAsking] = useState(false);
  const { isDirty, isBusy } = form;
  useUnsavedWarning(isDirty);

  const close = () => {
    if (isBusy) return;
    if (isDirty) setIsAsking(true);
    else onClose();
  };

  return (
    <>
      <Dialog
        open
        onClose={close}
        title={title}
        actions={
          <>
            <Button tone="quiet" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" form={id} busy={isBusy} disabled={form.isBlocked}>
              {submitLabel}
            </Button>
          </>
        }
      >
        <form id={id} noValidate onSubmit={form.onSubmit}>
          <Stack>
            {form.problem && <ProblemBanner problem={form.problem} onReload={form.onReload ?? onClose} />}
            {children}
          </Stack>
        </form>
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        title="Discard changes?"
        confirm={{ label: 'Discard Changes', run: onClose }}
        onClose={() => setIsAsking(false)}
      >
        What you typed here has not been saved.
      </ConfirmDialog>
    </>
  );
}

/** The browser asks too, before the page with the typed text goes away. */
function useUnsavedWarning(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
}
