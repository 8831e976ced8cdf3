import { createContext, useContext, useState, type ReactNode } from 'react';
import { LiveSignInDialog } from './LiveSignInDialog';

const OpenContext = createContext<(() => void) | null>(null);

/** Holds the one dialog that signs in to the live server. */
export function LiveSignInProvider({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const [open] = useState(() => () => setIsOpen(true));
  return (
    <OpenContext value={open}>
      {children}
      <LiveSignInDialog open={isOpen} onClose={() => setIsOpen(false)} />
    </OpenContext>
  );
}

/** Opens Sign in to the live server. */
export function useLiveSignIn(): () => void {
  const open = useContext(OpenContext);
  if (!open) throw new Error('useLiveSignIn must be used within a ConsoleScreen');
  return open;
}
