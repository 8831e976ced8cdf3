import type { Elements } from '@venue/shared/ui';
import { createContext, useCallback, useContext, useMemo, useState } from 'react';
import { useStateOfPath } from '../console/useStateOfPath';
import { useSessionEnd } from '../data/useSessionEnd';
import { LiveSignInDialog } from './LiveSignInDialog';

interface LiveSignIn {
  /** Opens Sign in to the live server. */
  open: () => void;
  /** How often somebody has signed in since the screen was opened. */
  count: number;
}

const SignInContext = createContext<LiveSignIn | null>(null);

/** Holds the one dialog that signs in to the live server, and ends that sign-in with the site's. */
export function LiveSignInProvider({ children }: { children: Elements }) {
  useSessionEnd();
  const [isOpen, setIsOpen] = useStateOfPath(false);
  const [count, setCount] = useState(0);
  const open = useCallback(() => setIsOpen(true), [setIsOpen]);
  const signIn = useMemo(() => ({ open, count }), [open, count]);
  return (
    <SignInContext value={signIn}>
      {children}
      <LiveSignInDialog
        open={isOpen}
        onSignedIn={() => setCount((before) => before + 1)}
        onClose={() => setIsOpen(false)}
      />
    </SignInContext>
  );
}

function useSignInContext(): LiveSignIn {
  const signIn = useContext(SignInContext);
  if (!signIn) throw new Error('useLiveSignIn must be used within a ConsoleScreen');
  return signIn;
}

/** Opens Sign in to the live server. */
export const useLiveSignIn = () => useSignInContext().open;

/** How often somebody has signed in to the live server since the screen was opened. */
export const useSignIns = () => useSignInContext().count;

/** Whether somebody has signed in to the live server since this component was mounted. */
export function useSignedInSince(): boolean {
  const count = useSignIns();
  const [before] = useState(count);
  return count > before;
}
