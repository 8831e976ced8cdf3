import type { Outcome } from '@venue/shared/graphql';
import { notify } from '@venue/shared/notify';
import { Button, Dialog, Stack, type Elements } from '@venue/shared/ui';
import { useId, useState, type FormEvent } from 'react';
import { problemOf, type Problem } from '../records/problem';
import { ProblemBanner } from '../records/ProblemBanner';
import { useBusy } from '../records/useBusy';
import { useDiscardQuestion } from '../records/useDiscardQuestion';
import { showWrong } from '../source/showWrong';

/** What is wrong, by field. */
export type Errors = Record<string, string>;

interface AccountFormProps {
  title: string;
  submit: {
    label: string;
    /** What the toast says when it has worked. */
    done: string;
    check?: (typed: Record<string, string>) => Errors;
    run: (typed: Record<string, string>) => Promise<Outcome<unknown>>;
  };
  /** The fields, with their errors. */
  children: (errors: Errors) => Elements;
  onClose: () => void;
}

/**
 * A dialog that changes an account. What the server refuses stands beside the field, and nothing typed is lost: it asks
 * before it is closed.
 */
export function AccountForm({ title, submit, children, onClose }: AccountFormProps) {
  const id = useId();
  const [isBusy, run] = useBusy();
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isDirty, setIsDirty] = useState(false);
  const { close, question } = useDiscardQuestion({ isDirty, isBusy, onClose });

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const refuse = (wrong: Errors) => showWrong(form, Object.keys(wrong), () => setErrors(wrong));
    const typed = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const wrong = submit.check?.(typed) ?? {};
    setErrors({});
    setProblem(null);
    if (Object.keys(wrong).length > 0) return refuse(wrong);
    const outcome = await run(() => submit.run(typed));
    if (outcome.ok) {
      onClose();
      return notify.success(submit.done);
    }
    const { failure } = outcome;
    if (failure.kind === 'refused' && failure.fields) refuse(failure.fields);
    else setProblem(problemOf('Failed to save. Please try again.', failure));
  }

  return (
    <>
      <Dialog
        open
        onClose={close}
        title={title}
        actions={
          <>
            <Button tone="quiet" disabled={isBusy} onClick={close}>
              Cancel
            </Button>
            <Button type="submit" form={id} busy={isBusy}>
              {submit.label}
            </Button>
          </>
        }
      >
        <form id={id} onChange={() => setIsDirty(true)} onSubmit={(event) => void send(event)}>
          <Stack>
            {problem && <ProblemBanner problem={problem} />}
            {children(errors)}
          </Stack>
        </form>
      </Dialog>
      {question}
    </>
  );
}
