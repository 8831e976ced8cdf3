function randomKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Idempotency keys. While the outcome of a change is unknown (time-out, lost connection), the person's next attempt at
 * the very same change carries the same key. Any other change of that record ends this.
 */
export function createRetryKeys() {
  const open = new Map<string, { change: string; key: string }>();
  return {
    /** @param target The record's id, or the operation for a creation. */
    keyFor(target: string, change: string) {
      const known = open.get(target);
      if (known?.change === change) return known.key;
      const key = randomKey();
      open.set(target, { change, key });
      return key;
    },
    /** The server answered, so the next attempt is a new change. */
    clear: (target: string) => void open.delete(target),
  };
}
