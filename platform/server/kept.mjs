/**
 * Keeps what was made last, up to a number of bytes.
 * @template Value
 * @param {number} maxBytes
 * @param {(value: Value) => number} bytesOf
 */
export function createKept(maxBytes, bytesOf) {
  /** @type {Map<string, { made: Promise<Value>, bytes: number }>} The one that was used last is the last. */
  const entries = new Map();
  let total = 0;

  function drop(key, entry) {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    total -= entry.bytes;
  }

  function count(key, entry, value) {
    if (entries.get(key) !== entry) return;
    entry.bytes = bytesOf(value);
    total += entry.bytes;
    for (const [oldest, old] of entries) {
      if (total <= maxBytes) break;
      drop(oldest, old);
    }
  }

  return {
    /** @param {() => Promise<Value>} make Called when it is not kept. What fails is not kept. */
    get(key, make) {
      let entry = entries.get(key);
      if (entry) entries.delete(key);
      else {
        entry = { made: make(), bytes: 0 };
        const made = entry;
        entry.made.then(
          (value) => count(key, made, value),
          () => drop(key, made),
        );
      }
      entries.set(key, entry);
      return entry.made;
    },
    bytes: () => total,
  };
}
