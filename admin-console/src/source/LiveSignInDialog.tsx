import { readEmail } from '@venue/shared/forms';
import { notify } from '@venue/shared/notify';
import { Banner, Button, Dialog, Field, Stack, TextInput } from '@venue/shared/ui';
import { useId, useState, type FormEvent } from 'react';
import { useVenueData } from '../data/VenueData';
import { CodeField } from './CodeField';
import { NO_ANSWER, showWrong } from './showWrong';

interface LiveSignInDialogProps {
  open: boolean;
  /** What the sign-in comes before, and goes on after it. */
  change?: (() => void) | undefined;
  /** Called before the change goes on without a sign-in. */
  onContinueWithout: () => void;
  onSignedIn: () => void;
  onClose: () => void;
}

/**
 * Gets the token of the data layer's calls (decisions, Live sign-in). The sign-in of the website opens screens only.
 */
export function LiveSignInDialog({
  open,
  change,
  onContinueWithout,
  onSignedIn,
  onClose,
}: LiveSignInDialogProps) {
  const form = useId();
  const [busy, setBusy] = useState(false);
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Sign in to the live server"
      actions={
        <>
          <Button tone="quiet" onClick={close}>
            Cancel
          </Button>
          {change && (
            <Button
              tone="quiet"
              disabled={busy}
              onClick={() => {
                onClose();
                onContinueWithout();
                change();
              }}
            >
              Continue without
            </Button>
          )}
          <Button type="submit" form={form} busy={busy}>
            Sign In
          </Button>
        </>
      }
    >
      <SignInForm
        id={form}
        isBefore={change !== undefined}
        onBusy={setBusy}
        onDone={() => {
          onSignedIn();
          onClose();
          change?.();
        }}
      />
    </Dialog>
  );
}

interface SignInFormProps {
  id: string;
  /** Something is about to be changed. */
  isBefore: boolean;
  onBusy: (busy: boolean) => void;
  onDone: () => void;
}

function SignInForm({ id, isBefore, onBusy, onDone }: SignInFormProps) {
  const data = useVenueData();
  const [problem, setProblem] = useState<string | null>(null);
  const [code, setCode] = useState<'unknown' | 'needed' | 'wrong'>('unknown');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const askForCode = (why: typeof code) => showWrong(form, ['code'], () => setCode(why));
    const typed = new FormData(form);
    setProblem(null);
    onBusy(true);
    const outcome = await data.signIn(
      readEmail(String(typed.get('email'))),
      String(typed.get('password')),
      typed.has('code') ? String(typed.get('code')) : undefined,
    );
    onBusy(false);
    if (outcome.ok) {
      onDone();
      notify.success('Signed in to the live server');
    } else if (outcome.failure.kind === 'unreachable') setProblem(NO_ANSWER);
    else if (outcome.failure.code === 'CODE_NEEDED') askForCode('needed');
    else if (outcome.failure.code === 'CODE_WRONG') askForCode('wrong');
    else setProblem(outcome.failure.message);
  }

  return (
    <form id={id} onSubmit={(event) => void submit(event)}>
      <Stack>
        {isBefore && <p>You are not signed in to the live server yet, and it may refuse your change.</p>}
        <p>With your account on the server, not the one of this website. What you type stays in the forms.</p>
        {problem && (
          <Banner tone="bad" live>
            {problem}
          </Banner>
        )}
        <Field label="Email">
          <TextInput type="email" name="email" autoComplete="username" required />
        </Field>
        <Field label="Password">
          <TextInput type="password" name="password" autoComplete="current-password" required />
        </Field>
        {code !== 'unknown' && (
          <CodeField error={code === 'wrong' ? 'Wrong, or used already. Enter the next one.' : undefined} />
        )}
      </Stack>
    </form>
  );
}
