import { homeAfterSignIn } from '@venue/shared/rules';
import { continueState, wantedPage } from '@venue/shared/session';
import { useUser } from '@venue/shared/stores';
import type { User } from '@venue/shared/types';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/**
 * The way out of sign-in: an admin to the admin dashboard, others to their own (spec 4), with the page that a guard
 * kept them from in the luggage (decisions: redirect to /signin).
 */
export function useLanding() {
  const user = useUser((state) => state.user);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [isLanding, setLanding] = useState(false);
  const from = query.get('from');

  const land = async (person: User) => {
    setLanding(true);
    // Whoever goes back from the dashboard does not want to sign in again.
    await navigate(homeAfterSignIn(person.role), {
      replace: true,
      state: continueState(wantedPage(from, person)),
    });
    setLanding(false);
  };

  return { isLanding, land, wanted: wantedPage(from, user) };
}
