import { ConfirmDialog } from '@venue/shared/ui';

interface SignInQuestionProps {
  /** Name of the dish; empty in the template, of which a copy gets the name. */
  dish: string;
  onSignIn?: () => void;
  onClose?: () => void;
}

const nothing = () => undefined;

/** Asks a guest to sign in before a dish can be a favorite (decisions, Favourites). */
export function SignInQuestion({ dish, onSignIn = nothing, onClose = nothing }: SignInQuestionProps) {
  return (
    <ConfirmDialog
      open
      title="Sign in to save favorites"
      confirm={{ label: 'Sign In', tone: 'primary', run: onSignIn }}
      onClose={onClose}
    >
      <p>
        <span data-subject="">{dish}</span>
        {' can wait among your favorites for quick ordering. Sign in first, then press the heart again.'}
      </p>
    </ConfirmDialog>
  );
}
