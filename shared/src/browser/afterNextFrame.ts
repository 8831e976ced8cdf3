/** Browsers draw no frames in a background tab, so the wait also ends after this time. */
const LONGEST_FRAME_MS = 100;

/**
 * Calls back when the browser has painted its next frame, after 100 ms at the latest.
 * @returns Cancels it, if it has not been called yet.
 */
export function afterNextFrame(callback: () => void): () => void {
  let timer = setTimeout(callback, LONGEST_FRAME_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
