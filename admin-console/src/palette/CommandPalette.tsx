// decisions, More for administrators
import { Dialog, type Elements } from '@venue/shared/ui';
import { useEffect } from 'react';
import { useStateOfPath } from '../console/useStateOfPath';
import { isShortcut } from './isShortcut';
import { PaletteSearch } from './PaletteSearch';
import { OpenPaletteContext } from './useCommandPalette';

/** Ctrl/Cmd+K anywhere in the console: to any screen and any record by a few letters. */
export function CommandPalette({ children }: { children: Elements }) {
  const [isOpen, setIsOpen] = useStateOfPath(false);
  const close = () => setIsOpen(false);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event, 'k')) return;
      event.preventDefault();
      // Another dialog may hold typed text, and asks before it closes.
      if (!document.querySelector('dialog[open]')) setIsOpen(true);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [setIsOpen]);

  return (
    <OpenPaletteContext value={() => setIsOpen(true)}>
      {children}
      <Dialog open={isOpen} onClose={close} title="Go to">
        <PaletteSearch onDone={close} />
      </Dialog>
    </OpenPaletteContext>
  );
}
