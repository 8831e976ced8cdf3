import type { DataLayer } from '@venue/shared/graphql';
import { useUserStore, type UserStore } from '@venue/shared/stores';
import { useCallback } from 'react';
import { useAskForCode } from '../source/LiveSignInProvider';
import { useVenueData } from './VenueData';

const underWay = new WeakSet<DataLayer>();

/**
 * An unreachable server is tried again with the next query; what any other answer has used is forgotten. Where only
 * a code is missing, the dialog that asks for it keeps the rest for a while.
 */
async function signInOnce(data: DataLayer, users: UserStore, askForCode: ReturnType<typeof useAskForCode>) {
  const { typedSignIn, forgetTypedSignIn } = users.getState();
  const typed = typedSignIn();
  if (!typed || underWay.has(data)) return;
  underWay.add(data);
  const outcome = await data.signIn(typed.email, typed.password);
  underWay.delete(data);
  const failure = outcome.ok ? null : outcome.failure;
  if (failure?.kind === 'unreachable' || typedSignIn() !== typed) return;
  forgetTypedSignIn();
  if (failure?.code === 'CODE_NEEDED')
    askForCode(typed.email, (code) => data.signIn(typed.email, typed.password, code));
}

/**
 * Signs in to the live server with what was typed at the site's sign-in (decisions, Live sign-in). Called before a
 * query, which then waits for the token.
 */
export function useSiteSignIn() {
  const data = useVenueData();
  const users = useUserStore();
  const askForCode = useAskForCode();
  return useCallback(() => void signInOnce(data, users, askForCode), [data, users, askForCode]);
}
