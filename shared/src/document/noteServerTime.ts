/**
 * Runs inline before everything that asks for the time. The server says its time with each page (`Server-Timing`), and
 * `data-clock` says how far a device that is more than five minutes off is behind it, and when the page began by the
 * device, both in milliseconds (decisions, The venue's time). A page from the browser's cache was there before in this tab
 * with the same time; such a page, and one that was never sent or can't remember, knows nothing. It must be
 * self-contained, because `inlineScript` prints its source into the page.
 */
export function noteServerTime(): void {
  try {
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const said = page?.serverTiming.find(({ name }) => name === 'now')?.description;
    if (!page || !said || Number(said) <= Number(sessionStorage.getItem('serverTime'))) return;
    sessionStorage.setItem('serverTime', said);
    const began = Date.now() - performance.now();
    const behind = Number(said) - page.responseStart - began;
    if (Math.abs(behind) > 300_000)
      document.documentElement.dataset.clock = `${Math.round(behind)} ${Math.round(began)}`;
  } catch {
    // This browser doesn't say, or storage is blocked.
  }
}
