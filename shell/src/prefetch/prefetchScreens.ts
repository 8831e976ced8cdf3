import { savesData, whenIdle } from '@venue/shared/browser';
import { findRoute, type SiteRoute } from '@venue/shared/site-routes';
import { loadedRemote } from '../remotes/loadRemoteModule';

const linkOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/**
 * Fetches the files of public screens before they are opened, at idle times those whose links are in view. They run when a
 * link is pointed at, touched or focused. Only remotes that the page has loaded already are considered, so that a diner's
 * browser requests nothing of the portal or the console. Nothing is loaded in advance for a visitor who saves data.
 * @param siteRoutes Returns every path of the site.
 * @returns Looks for links again, for a page that has changed.
 */
export function prefetchScreens(siteRoutes: () => readonly SiteRoute[]): () => void {
  if (savesData()) return () => undefined;
  const fetched = new Set<string>();
  const run = new Set<string>();

  const prepare = ({ origin, pathname }: HTMLAnchorElement, isIntended: boolean) => {
    if (origin !== window.location.origin) return;
    const route = findRoute(siteRoutes(), pathname);
    const prepared = isIntended ? run : fetched;
    if (route?.audience !== 'everyone' || prepared.has(route.path)) return;
    const screen = loadedRemote(route.remote)?.routes.find(({ path }) => path === route.path);
    if (!screen) return;
    prepared.add(route.path);
    const load = isIntended ? screen.lazy : screen.prefetch;
    // A visitor who opens the screen is told of the failure then, and the file is requested again.
    load().catch(() => prepared.delete(route.path));
  };

  const onIntent = ({ target }: Event) => {
    const link = linkOf(target);
    if (link) prepare(link, true);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, onIntent, { capture: true, passive: true });

  if (typeof IntersectionObserver !== 'function') return () => undefined;
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const link = linkOf(target);
      if (!isIntersecting || !link) continue;
      inView.unobserve(link);
      whenIdle(() => prepare(link, false));
    }
  });
  return () =>
    whenIdle(() => {
      inView.disconnect();
      for (const link of document.querySelectorAll('a[href]')) inView.observe(link);
    });
}
