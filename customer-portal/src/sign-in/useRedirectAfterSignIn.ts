import { continueState, wantedPage } from '@venue/shared/session';
import { useUser } from '@venue/shared/stores';
import type { User } from '@venue/shared/types';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { homeAfterSignIn } from './homeAfterSignIn';

/**
 * Redirects after sign-in: an admin to the admin dashboard, others to their own (requirements 4, Session). The state of
 * the new history entry holds the page that a guard kept them from (decisions, After sign-in).
 */
export function useRedirectAfterSignIn() {
  const user = useUser((state) => state.user);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [isRedirecting, setRedirecting] = useState(false);
  const from = query.get('from');

  const redirect = async (person: User) => {
    setRedirecting(true);
    // Replaces the entry, so that Back does not lead to sign-in again.
    await navigate(homeAfterSignIn(person.role), {
      replace: true,
      state: continueState(wantedPage(from, person)),
    });
    setRedirecting(false);
  };

  return { isRedirecting, redirect, wanted: wantedPage(from, user) };
}
