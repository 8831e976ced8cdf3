/**
 * Runs inline first. A page whose answer ended in its head shows nothing and names no scripts, so it is loaded once more:
 * when the browser has it all, or, where it says nothing of a broken connection, after a time in which the slowest line
 * brings the head. A page that ended later is made by the application. It must be self-contained, because `inlineScript`
 * prints its source into the page.
 */
export function reloadCutPage(): void {
  const reload = () => {
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (page?.type !== 'reload' && !document.getElementById('root')) location.reload();
  };
  addEventListener('DOMContentLoaded', reload);
  setTimeout(reload, 20_000);
}
