import { useEffect, useRef } from 'react';
import type { FailureReason } from '../remotes/RemoteError';

const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 15_000;

/** Failures that end without anybody's help. The others wait for the visitor, because only a new release ends them. */
const PASSING: readonly FailureReason[] = ['unreachable', 'gone', 'registry', 'disabled'];

/** Tries again when the device is back in the network. */
export function useRetryWhenOnline(reason: FailureReason, onRetry: () => void) {
  useEffect(() => {
    if (reason !== 'offline') return;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [reason, onRetry]);
}

/**
 * Tries again and again, with pauses from 1 to 15 s, while a failure may pass by itself.
 * @param busy A try is under way.
 */
export function useRetryByItself(reason: FailureReason, busy: boolean, onRetry: () => void) {
  const wait = useRef(FIRST_RETRY_MS);
  const isPassing = PASSING.includes(reason);
  useRetryWhenOnline(reason, onRetry);
  useEffect(() => {
    if (busy || !isPassing) return;
    const timer = setTimeout(() => {
      wait.current = Math.min(wait.current * 2, LONGEST_RETRY_MS);
      onRetry();
    }, wait.current);
    return () => clearTimeout(timer);
  }, [busy, isPassing, onRetry]);
}
