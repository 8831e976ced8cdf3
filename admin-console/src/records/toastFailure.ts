import type { Failure } from '@venue/shared/graphql';
import { notify } from '@venue/shared/notify';
import { problemOf } from './problem';

interface Remedies {
  signIn: () => void;
  reload: () => void;
}

/** A refusal as a toast: what failed, the reason, and what helps. */
export function toastFailure(text: string, failure: Failure, { signIn, reload }: Remedies, also = '') {
  const { reason, remedy } = problemOf(text, failure);
  const actions = {
    'sign-in': { label: 'Sign in to the live server', run: signIn },
    reload: { label: 'Reload', run: reload },
  };
  notify.error(text, {
    text: [reason, also].filter(Boolean).join(' '),
    ...(remedy && { action: actions[remedy] }),
  });
}
