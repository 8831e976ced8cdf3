import { notify } from '@venue/shared/notify';
import { Banner, Button, Dialog, Field, Stack, TextInput } from '@venue/shared/ui';
import { useId, useState, type FormEvent } from 'react';
import { useVenueData } from '../data/VenueData';

interface LiveSignInDialogProps {
  open: boolean;
  onSignedIn: () => void;
  onClose: () => void;
}

/**
 * Gets the token of the data layer's calls (decisions, Live sign-in). The sign-in of the website opens screens only.
 */
export function LiveSignInDialog({ open, onSignedIn, onClose }: LiveSignInDialogProps) {
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
          <Button type="submit" form={form} busy={busy}>
            Sign In
          </Button>
        </>
      }
    >
      <SignInForm
        id={form}
        onBusy={setBusy}
        onDone={() => {
          onSignedIn();
          onClose();
        }}
      />
    </Dialog>
  );
}

interface SignInFormProps {
  id: string;
  onBusy: (busy: boolean) => void;
  onDone: () => void;
}

function SignInForm({ id, onBusy, onDone }: SignInFormProps) {
  const data = useVenueData();
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    setProblem(null);
    onBusy(true);
    const outcome = await data.signIn(String(typed.get('email')), String(typed.get('password')));
    onBusy(false);
    if (outcome.ok) {
      onDone();
      notify.success('Signed in to the live server');
    } else if (outcome.failure.kind === 'unreachable')
      setProblem('The live server does not answer. Please try again later.');
    else setProblem(outcome.failure.message);
  }

  return (
    <form id={id} onSubmit={(event) => void submit(event)}>
      <Stack>
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
      </Stack>
    </form>
  );
}
