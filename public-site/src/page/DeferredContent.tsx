import { afterNextFrame } from '@venue/shared/browser';
import { useHydrated } from '@venue/shared/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** As high as the window, so that the footer does not come into view and go again. */
const PLACEHOLDER = { minHeight: '100vh' };

/**
 * A part of a page below its heading. When a link opens the page, it is rendered after the heading has been painted, so
 * that the visitor sees at once where the link has led. Going back renders all at once, for the scroll position, and so
 * does a link to a place within the page.
 */
export function DeferredContent({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const isOpenedByLink = useNavigationType() === 'PUSH' && hash === '';
  const isStatic = !useHydrated();
  const [isWaiting, setIsWaiting] = useState(isOpenedByLink && !isStatic);
  useEffect(() => (isWaiting ? afterNextFrame(() => setIsWaiting(false)) : undefined), [isWaiting]);
  return isWaiting ? <div style={PLACEHOLDER} /> : children;
}
