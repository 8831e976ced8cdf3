import { useEffect } from 'react';

/** Runs once, when React has put the page on the screen and attached its event handlers. */
export function OnCommit({ run }: { run: () => void }) {
  useEffect(run, [run]);
  return null;
}
