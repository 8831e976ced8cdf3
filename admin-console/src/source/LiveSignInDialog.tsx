import { readEmail } from '@venue/shared/forms';
import type { Outcome } from '@venue/shared/graphql';
import { notify } from '@venue/shared/notify';
import { Banner, Button, Dialog, Field, Stack, TextInput } from '@venue/shared/ui';
import { useId, useState, type FormEvent } from 'react';
import { useVenueData } from '../data/VenueData';
import { CodeField } from './CodeField';
import { NO_ANSWER, showWrong } from './showWrong';

export interface SignInWanted {
  /** What the sign-in comes before, and goes on after it. */
  change?: () => void;
  /** Whose account it is, where that was typed already. */
  email?: string;
  /** Signs in with what was typed already and a code. It is tried once. */
  withCode?: ((code: string) => Promise<Outcome<null>>) | undefined;
}

interface LiveSignInDialogProps {
  /** Null while it is closed. */
  wanted: SignInWanted | null;
  /** What was typed already is of no use any more. */
  onForget: () => void;
  /** Called before the change goes on without a sign-in. */
  onContinueWithout: () => void;
  onSignedIn: () => void;
  onClose: () => void;
}

/**
 * Gets the token of the data layer's calls (decisions, Live sign-in). The sign-in of the website opens screens only.
 */
export function LiveSignInDialog({
  wanted,
  onForget,
  onContinueWithout,
  onSignedIn,
  onClose,
}: LiveSignInDialogProps) {
  const change = wanted?.change;
  const form = useId();
  const [busy, setBusy] = useState(false);
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <Dialog
      open={wanted !== null}
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
        wanted={wanted ?? {}}
        onForget={onForget}
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

interface SignInFormProps extends Pick<LiveSignInDialogProps, 'onForget'> {
  id: string;
  wanted: SignInWanted;
  onBusy: (busy: boolean) => void;
  onDone: () => void;
}

function SignInForm({ id, wanted, onForget, onBusy, onDone }: SignInFormProps) {
  const data = useVenueData();
  const { change, email, withCode } = wanted;
  const [problem, setProblem] = useState<string | null>(null);
  const [code, setCode] = useState<'unknown' | 'needed' | 'wrong'>(withCode ? 'needed' : 'unknown');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const askForCode = (why: typeof code) =>
      showWrong(form, [withCode ? 'password' : 'code'], () => {
        onForget();
        setCode(why);
      });
    const typed = new FormData(form);
    setProblem(null);
    onBusy(true);
    const typedCode = typed.has('code') ? String(typed.get('code')) : undefined;
    const outcome = await (withCode && typedCode !== undefined
      ? withCode(typedCode)
      : data.signIn(readEmail(String(typed.get('email'))), String(typed.get('password')), typedCode));
    onBusy(false);
    if (outcome.ok) {
      onDone();
      notify.success('Signed in to the live server');
    } else if (outcome.failure.kind === 'unreachable') setProblem(NO_ANSWER);
    else if (outcome.failure.code === 'CODE_NEEDED') askForCode('needed');
    else if (outcome.failure.code === 'CODE_WRONG') askForCode('wrong');
    else {
      onForget();
      setProblem(outcome.failure.message);
    }
  }

  return (
    <form id={id} onSubmit={(event) => void submit(event)}>
      <Stack>
        {change && <p>You are not signed in to the live server yet, and it may refuse your change.</p>}
        {withCode ? (
          <p>
            The account <bdi>{email}</bdi> has a second factor.
          </p>
        ) : (
          <p>
            With your account on the server, not the one of this website. What you type stays in the forms.
          </p>
        )}
        {problem && (
          <Banner tone="bad" live>
            {problem}
          </Banner>
        )}
        {!withCode && (
          <>
            <Field label="Email">
              <TextInput type="email" name="email" autoComplete="username" defaultValue={email} required />
            </Field>
            <Field label="Password">
              <TextInput type="password" name="password" autoComplete="current-password" required />
            </Field>
          </>
        )}
        {code !== 'unknown' && (
          <CodeField error={code === 'wrong' ? 'Wrong, or used already. Enter the next one.' : undefined} />
        )}
      </Stack>
    </form>
  );
}
