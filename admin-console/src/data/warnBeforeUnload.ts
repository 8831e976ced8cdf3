/** Links that call another app, over which the page stays. Some browsers announce them as if it were left. */
const OTHER_APPS = 'a[href^="tel:"], a[href^="mailto:"], a[href^="sms:"]';
const CALL_MS = 1000;

/**
 * The browser asks before the page is left.
 * @returns Ends that.
 */
export function warnBeforeUnload(): () => void {
  let calledAt = -Infinity;
  const noteCall = ({ target }: Event) => {
    if (target instanceof Element && target.closest(OTHER_APPS)) calledAt = performance.now();
  };
  const ask = (event: Event) => {
    if (performance.now() - calledAt > CALL_MS) event.preventDefault();
  };
  window.addEventListener('click', noteCall, true);
  window.addEventListener('beforeunload', ask);
  return () => {
    window.removeEventListener('click', noteCall, true);
    window.removeEventListener('beforeunload', ask);
  };
}
