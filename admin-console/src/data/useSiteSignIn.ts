import type { DataLayer } from '@venue/shared/graphql';
import { useUserStore, type UserStore } from '@venue/shared/stores';
import { useCallback } from 'react';
import { useVenueData } from './VenueData';

const underWay = new WeakSet<DataLayer>();

/** An unreachable server is tried again with the next query; what any other answer has used is forgotten. */
async function signInOnce(data: DataLayer, users: UserStore) {
  const { typedSignIn, forgetTypedSignIn } = users.getState();
  const typed = typedSignIn();
  if (!typed || underWay.has(data)) return;
  underWay.add(data);
  const outcome = await data.signIn(typed.email, typed.password);
  underWay.delete(data);
  if ((outcome.ok || outcome.failure.kind === 'refused') && typedSignIn() === typed) forgetTypedSignIn();
}

/**
 * Signs in to the live server with what was typed at the site's sign-in (decisions, Live sign-in). Called before a
 * query, which then waits for the token.
 */
export function useSiteSignIn() {
  const data = useVenueData();
  const users = useUserStore();
  return useCallback(() => void signInOnce(data, users), [data, users]);
}
