import { Banner, Button, Dialog, Stack, useFocusAfterRemoval } from '@venue/shared/ui';
import { useId, type FormEvent, type ReactNode } from 'react';
import * as S from './FormDialog.styles';
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
  /** After a reload: the typed fields that somebody else has changed as well; null before. */
  conflicts?: string[] | null;
  /** Fetches the record again, after a conflict; absent for a new one. */
  onReload?: (() => void) | undefined;
}

/** Keys that write nothing. */
const LEAVES = ['Tab', 'Shift', 'Escape'];

/**
 * A form in a dialog. It is there while it is open: render it conditionally. It asks before it drops what was typed,
 * and stays open with it when a save is refused. While a save is under way, nothing can be typed that it would not hold.
 */
export function FormDialog({ title, submitLabel, form, onClose, children }: FormDialogProps) {
  const id = useId();
  const { isDirty, isBusy } = form;
  const { close, question } = useDiscardQuestion({ isDirty, isBusy, onClose });
  // A press of Reload takes its banner away.
  useFocusAfterRemoval();

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
            {form.problem && <ProblemBanner problem={form.problem} onReload={form.onReload} />}
            {form.conflicts && <Reloaded conflicts={form.conflicts} />}
            {/* Not disabled: that would take the focus away. */}
            <S.Fields
              data-busy={isBusy || undefined}
              onKeyDownCapture={(event) => isBusy && !LEAVES.includes(event.key) && event.preventDefault()}
              onPasteCapture={(event) => isBusy && event.preventDefault()}
              onDropCapture={(event) => isBusy && event.preventDefault()}
            >
              <Stack>{children}</Stack>
            </S.Fields>
          </Stack>
        </form>
      </Dialog>
      {question}
    </>
  );
}

/** What a reload did: nothing typed is lost, and nobody's change is overwritten unseen. */
function Reloaded({ conflicts }: { conflicts: string[] }) {
  return (
    <Banner tone="info" live title="Reloaded. What you typed is still here.">
      {conflicts.length > 0
        ? `On the server now: ${conflicts.join('; ')}.`
        : 'All other fields are as they are on the server now.'}
    </Banner>
  );
}
