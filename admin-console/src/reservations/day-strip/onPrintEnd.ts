import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Any of them says that the print dialog is closed, also to a browser that has none and never says "afterprint". */
const ENDS = ['afterprint', 'pointerdown', 'keydown'] as const;

/** Nobody closes the dialog so soon: some mobile browsers say "afterprint" before they print. */
const EARLY_MS = 300;

/** @returns Stops listening. */
export function onPrintEnd(end: () => void): () => void {
  const startedAt = performance.now();
  const listener = ({ type }: Event) => {
    if (type !== 'afterprint' || performance.now() - startedAt > EARLY_MS) end();
  };
  ENDS.forEach((name) => window.addEventListener(name, listener));
  return () => ENDS.forEach((name) => window.removeEventListener(name, listener));
}

/** Whether the page, and no dialog of it, is being printed by the browser's own command. */
export function usePrintedByBrowser(): boolean {
  const [isPrinted, setIsPrinted] = useState(false);
  useEffect(() => {
    // What is on paper must be there when the listener returns.
    const begin = () => flushSync(() => setIsPrinted(document.querySelector('dialog[open]') === null));
    window.addEventListener('beforeprint', begin);
    return () => window.removeEventListener('beforeprint', begin);
  }, []);
  useEffect(() => (isPrinted ? onPrintEnd(() => setIsPrinted(false)) : undefined), [isPrinted]);
  return isPrinted;
}
