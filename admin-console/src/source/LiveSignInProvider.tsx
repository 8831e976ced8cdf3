import type { DataLayer, ListState } from '@venue/shared/graphql';
import type { Elements } from '@venue/shared/ui';
import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import { useStateOfPath } from '../console/useStateOfPath';
import { useSessionEnd } from '../data/useSessionEnd';
import { useUnsavedListsWarning } from '../data/useUnsavedListsWarning';
import { useVenueData } from '../data/VenueData';
import { LiveSignInDialog, type SignInWanted } from './LiveSignInDialog';

interface LiveSignIn {
  /** Opens Sign in to the live server. */
  open: () => void;
  /** Opens it before a change; the change goes on when somebody has signed in, or wants to go on without. */
  openBefore: (change: () => void) => void;
  /** Opens it for the code alone. */
  askForCode: (email: string, withCode: SignInWanted['withCode']) => void;
  /** How often somebody has signed in since the screen was opened. */
  count: number;
}

/** Servers on which somebody has chosen to go on without a sign-in, since not every server needs one. */
const openServers = new WeakSet<DataLayer>();

/** How long a password that was typed at the site waits in memory for its code. */
const CODE_MS = 2 * 60_000;

const SignInContext = createContext<LiveSignIn | null>(null);

/** Holds the one dialog that signs in to the live server, and ends that sign-in with the site's. */
export function LiveSignInProvider({ children }: { children: Elements }) {
  useSessionEnd();
  useUnsavedListsWarning();
  const data = useVenueData();
  const [opened, setOpened] = useStateOfPath<SignInWanted | null>(null);
  const [count, setCount] = useState(0);
  const askForCode = useCallback<LiveSignIn['askForCode']>(
    (email, withCode) => setOpened((before) => before ?? { email, withCode }),
    [setOpened],
  );
  const forget = useCallback(
    () => setOpened((before) => before && { ...before, withCode: undefined }),
    [setOpened],
  );
  const isWaiting = opened?.withCode !== undefined;
  useEffect(() => {
    const timer = isWaiting && setTimeout(forget, CODE_MS);
    return () => void (timer && clearTimeout(timer));
  }, [isWaiting, forget]);
  const signIn = {
    open: () => setOpened({}),
    openBefore: (change: () => void) => setOpened({ change }),
    askForCode,
    count,
  };
  return (
    <SignInContext value={signIn}>
      {children}
      <LiveSignInDialog
        wanted={opened}
        onForget={forget}
        onContinueWithout={() => openServers.add(data)}
        onSignedIn={() => setCount((before) => before + 1)}
        onClose={() => setOpened(null)}
      />
    </SignInContext>
  );
}

function useSignInContext(): LiveSignIn {
  const signIn = useContext(SignInContext);
  if (!signIn) throw new Error('useLiveSignIn must be used within a ConsoleScreen');
  return signIn;
}

/** Asks for the code of a second factor, where all else was typed already. */
export const useAskForCode = () => useSignInContext().askForCode;

/** Opens Sign in to the live server. */
export const useLiveSignIn = () => useSignInContext().open;

/**
 * Runs a change. On rows that are or were live, once their server has refused somebody who was not signed in, it offers
 * the sign-in first, so that nobody fills in what can't be saved.
 */
export function useSignInBefore({ source, origin }: Pick<ListState<never>, 'source' | 'origin'>) {
  const { openBefore } = useSignInContext();
  const data = useVenueData();
  return (change: () => void) => {
    const isLive = origin === 'server' && source !== 'offline';
    if (isLive && data.asksToSignIn() && !openServers.has(data)) openBefore(change);
    else change();
  };
}

/** How often somebody has signed in to the live server since the screen was opened. */
export const useSignIns = () => useSignInContext().count;

/** Whether somebody has signed in to the live server since this component was mounted. */
export function useSignedInSince(): boolean {
  const count = useSignIns();
  const [before] = useState(count);
  return count > before;
}
