import { Button, Dialog, Stack } from '@venue/shared/ui';
import { useId, type FormEvent, type ReactNode } from 'react';
import type { Problem } from './problem';
import { ProblemBanner } from './ProblemBanner';
import { useDiscardQuestion } from './useDiscardQuestion';

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
  const { isDirty, isBusy } = form;
  const { close, question } = useDiscardQuestion({ isDirty, isBusy, onClose });

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
      {question}
    </>
  );
}
