import { Dialog } from '@venue/shared/ui';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { PaletteSearch } from './PaletteSearch';

const OpenContext = createContext<() => void>(() => undefined);

/** Opens the command palette. */
export const useCommandPalette = () => useContext(OpenContext);

/** Ctrl/Cmd+K anywhere in the console: to any screen and any record by a few letters. */
export function CommandPalette({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const [open] = useState(() => () => setIsOpen(true));

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      // A dialog with typed text must be left by its own way out first.
      if (!document.querySelector('dialog[open]')) setIsOpen(true);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);

  const close = () => setIsOpen(false);
  return (
    <OpenContext value={open}>
      {children}
      <Dialog open={isOpen} onClose={close} title="Go to">
        <PaletteSearch onDone={close} />
      </Dialog>
    </OpenContext>
  );
}
