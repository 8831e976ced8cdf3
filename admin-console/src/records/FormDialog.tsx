import { Banner, Button, Dialog, isRepeatClick, Stack, useFocusAfterRemoval } from '@venue/shared/ui';
import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react';
import { useSignIns } from '../source/LiveSignInProvider';
import * as S from './FormDialog.styles';
import type { Problem } from './problem';
import { ProblemBanner } from './ProblemBanner';
import { useDiscardQuestion } from './useDiscardQuestion';
import { useUnreadableStop } from './useUnreadableStop';

export interface FormDialogProps {
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

/**
 * A form in a dialog. It is there while it is open: render it conditionally. It asks before it drops what was typed,
 * and stays open with it when a save is refused.
 */
export function FormDialog({ title, submitLabel, form, onClose, children }: FormDialogProps) {
  const id = useId();
  const { isDirty, isBusy } = form;
  const submit = useFocusWhileBusy(isBusy);
  const element = useResendAfterSignIn(form.problem?.remedy === 'sign-in');
  const { close, question } = useDiscardQuestion({ isDirty, isBusy, onClose });
  const listeners = useUnreadableStop(form.onSubmit);
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
            <Button
              ref={submit}
              type="submit"
              form={id}
              busy={isBusy}
              disabled={form.isBlocked}
              // The second click on the button that opened the dialog may land here.
              onClick={(event) => isRepeatClick(event) && event.preventDefault()}
            >
              {submitLabel}
            </Button>
          </>
        }
      >
        <form ref={element} id={id} noValidate {...listeners}>
          <Stack>
            {form.problem && <ProblemBanner problem={form.problem} onReload={form.onReload} />}
            {form.conflicts && <Reloaded conflicts={form.conflicts} />}
            {/* What is typed during a save would not be saved. */}
            <S.Fields inert={isBusy}>
              <Stack>{children}</Stack>
            </S.Fields>
          </Stack>
        </form>
      </Dialog>
      {question}
    </>
  );
}

/** The button that has the focus while a save is under way; the field that had it gets it back. */
function useFocusWhileBusy(isBusy: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isBusy) return;
    const before = document.activeElement;
    const submit = button.current;
    submit?.focus();
    return () => {
      if (document.activeElement === submit && before instanceof HTMLElement) before.focus();
    };
  }, [isBusy]);
  return button;
}

/** The form, which is sent again as it stands once somebody has signed in to the server that refused it. */
function useResendAfterSignIn(isRefused: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const signIns = useSignIns();
  const seen = useRef(signIns);
  useEffect(() => {
    if (seen.current === signIns) return;
    seen.current = signIns;
    if (isRefused) form.current?.requestSubmit();
  }, [signIns, isRefused]);
  return form;
}

/** What a reload did: nothing typed is lost, and what others changed is named before it is overwritten. */
function Reloaded({ conflicts }: { conflicts: string[] }) {
  return (
    <Banner tone="info" live title="Reloaded. What you typed is still here.">
      {conflicts.length > 0
        ? `On the server now: ${conflicts.join('; ')}.`
        : 'All other fields are as they are on the server now.'}
    </Banner>
  );
}
