/** A device may differ by so much, and clocks drift. */
const TOLERANCE_MS = 5 * 60_000;

/**
 * The present by the server's clock where the page knows that the device's is wrong (`noteServerTime`), else the device's.
 * When the device's clock jumps, the device has slept, or somebody has set it right: what could be the latter ends the
 * correction.
 */
export function venueNow(): Date {
  const now = Date.now();
  const clock = globalThis.document?.documentElement.dataset.clock;
  if (!clock) return new Date(now);
  const [behind = 0, began = 0] = clock.split(' ').map(Number);
  const jump = now - performance.now() - began;
  const isSetRight = jump < -TOLERANCE_MS || (behind > 0 && jump > behind - TOLERANCE_MS);
  return new Date(isSetRight ? now : now + behind);
}
