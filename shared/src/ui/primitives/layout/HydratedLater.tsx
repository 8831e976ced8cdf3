import { Suspense, type ReactNode } from 'react';

/**
 * A part of a static page that is hydrated on its own, after the page around it, or at once when the visitor presses
 * something in it. It never waits for anything, so it needs no placeholder.
 */
export function HydratedLater({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
