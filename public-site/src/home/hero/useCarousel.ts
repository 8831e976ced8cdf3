import { useEffect, useState, useSyncExternalStore } from 'react';

/** Milliseconds that a slide is shown (requirements 9, Timing). */
export const CAROUSEL_INTERVAL_MS = 5000;

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function watchMotion(onChange: () => void) {
  const query = window.matchMedia(REDUCED_MOTION);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function watchTab(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

const no = () => false;

export interface Carousel {
  index: number;
  /** The setting of the Pause and Play button. False at first where reduced motion is asked for. */
  playing: boolean;
  /** Whether it advances by itself now: it is playing, not held, and the tab is visible. */
  running: boolean;
  previous: () => void;
  next: () => void;
  goTo: (index: number) => void;
  toggle: () => void;
  /** Holds the carousel while a pointer or the focus is on it. */
  hold: (by: 'pointer' | 'focus', held: boolean) => void;
}

const NOT_HELD = { pointer: false, focus: false };

/**
 * A carousel of `count` slides that advances every five seconds (requirements 4, Carousel; requirements 9, Timing). It
 * stops while it is paused, pointed at, focused or in a hidden tab, and does not start where reduced motion is asked
 * for.
 */
export function useCarousel(count: number): Carousel {
  const [index, setIndex] = useState(0);
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [holds, setHolds] = useState(NOT_HELD);
  const prefersReducedMotion = useSyncExternalStore(
    watchMotion,
    () => window.matchMedia(REDUCED_MOTION).matches,
    no,
  );
  const hidden = useSyncExternalStore(watchTab, () => document.hidden, no);

  const playing = choice === null ? !prefersReducedMotion : choice === 'play';
  const running = playing && !hidden && !holds.pointer && !holds.focus;
  const step = (by: 1 | -1) => setIndex((from) => (from + by + count) % count);

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setIndex((index + 1) % count), CAROUSEL_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [running, index, count]);

  return {
    index,
    playing,
    running,
    previous: () => step(-1),
    next: () => step(1),
    goTo: setIndex,
    toggle: () => {
      setChoice(playing ? 'pause' : 'play');
      // The pressed Play button has pointer and focus on it, which must not hold the carousel.
      setHolds(NOT_HELD);
    },
    hold: (by, held) => setHolds((before) => ({ ...before, [by]: held })),
  };
}
