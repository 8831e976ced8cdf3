import { savesData, whenIdle } from '@venue/shared/browser';
import { findRoute, type SiteRoute } from '@venue/shared/site-routes';
import { loadedRemote } from '../remotes/loadRemoteModule';

const linkOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/**
 * Loads the files of public screens before they are opened: when a link to one is pointed at, touched or focused, and
 * at idle times those whose links are in view. Only remotes that the page has loaded already are asked, so that a diner's
 * browser requests nothing of the portal or the console. Nothing is loaded in advance for a visitor who saves data.
 * @param siteRoutes Returns every path of the site.
 * @returns Looks for links again, for a page that has changed.
 */
export function prefetchScreens(siteRoutes: () => readonly SiteRoute[]): () => void {
  if (savesData()) return () => undefined;
  const asked = new Set<string>();

  const prefetch = ({ origin, pathname }: HTMLAnchorElement) => {
    if (origin !== window.location.origin) return;
    const route = findRoute(siteRoutes(), pathname);
    if (route?.audience !== 'everyone' || asked.has(route.path)) return;
    const screen = loadedRemote(route.remote)?.routes.find(({ path }) => path === route.path);
    if (!screen) return;
    asked.add(route.path);
    // A visitor who opens the screen is told of the failure then, and the file is asked for again.
    screen.lazy().catch(() => asked.delete(route.path));
  };

  const onIntent = ({ target }: Event) => {
    const link = linkOf(target);
    if (link) prefetch(link);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, onIntent, { capture: true, passive: true });

  if (typeof IntersectionObserver !== 'function') return () => undefined;
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const link = linkOf(target);
      if (!isIntersecting || !link) continue;
      inView.unobserve(link);
      whenIdle(() => prefetch(link));
    }
  });
  return () =>
    whenIdle(() => {
      inView.disconnect();
      for (const link of document.querySelectorAll('a[href]')) inView.observe(link);
    });
}
