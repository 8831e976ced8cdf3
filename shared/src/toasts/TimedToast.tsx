import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import * as S from './TimedToast.styles';

/** Screen readers miss what is in a live region from its start, so the text of a toast comes a moment after the toast. */
const SPEAK_AFTER_MS = 50;
/** A screen reader has taken up the text by then. */
const ANNOUNCED_AFTER_MS = 1000;

interface TimedToastProps {
  /** How long it stays while it is not paused. */
  ms: number;
  isPaused: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The content of a toast, which is announced once and closes when its time is over. */
export function TimedToast({ ms, isPaused, onClose, children }: TimedToastProps) {
  const left = useRef(ms);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isPaused) return;
    const since = performance.now();
    const timer = setTimeout(close, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [isPaused]);

  const isSpoken = useIsLater(SPEAK_AFTER_MS);
  const isAnnounced = useIsLater(ANNOUNCED_AFTER_MS);
  return (
    <S.Root $isSpoken={isSpoken} data-announced={isAnnounced || undefined}>
      {children}
    </S.Root>
  );
}

/** False, and true from `ms` after the first render on. */
function useIsLater(ms: number): boolean {
  const [isLater, setIsLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLater(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isLater;
}
