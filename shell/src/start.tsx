import { findRoute } from '@venue/shared/site-routes';
import { loadToasts } from '@venue/shared/toasts';
import { notify, onFirstToast } from '@venue/shared/notify';
import { connectStorage } from '@venue/shared/stores';
import { createPagePolicy } from '@venue/shared/trusted-types';
import { startTransition, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { followHealth, followViolations, reportFaultOfPage } from './health/followHealth';
import { followSilentFaults } from './health/followSilentFaults';
import { showOverlays } from './overlays/showOverlays';
import { keepForOffline } from './offline/keepForOffline';
import { prefetchScreens } from './prefetch/prefetchScreens';
import { whenRemoteLoads } from './remote-away/whenRemoteLoads';
import { keepThroughHydration } from './recovery/keepThroughHydration';
import { keepLeftForm, restoreStoredForm } from './recovery/storedForm';
import { readSettings } from './readSettings';
import { currentRegistry, readRegistry, releaseOrigins } from './registry/readRegistry';
import type { Registry } from './registry/registry';
import { runningVersion } from './remotes/loadRemoteModule';
import { createSiteRouter } from './routes/createSiteRouter';
import { MISSING_PAGE, siteRoutesOf } from './routes/siteRoutes';
import { closeDialogsByBack } from './rendering/closeDialogsByBack';
import { resetOnLeaving } from './rendering/leavePage';
import { whenInitialized } from './routes/whenInitialized';
import { createStores, type VenueStores } from './createStores';

/** Repeats what has waited for the application, and shows the toasts of what was answered without it. */
async function finishInstantLayer() {
  const finished = await window.__INSTANT__?.finish();
  for (const toast of finished?.toasts ?? []) notify.success(toast);
  if (finished?.isLost)
    notify.error('Please press again', {
      text: 'What you pressed while the page was starting did not get through.',
    });
}

/** Keeps the mark of `markVisitor` true after the start: by it, CSS shows what is for guests and what is for members. */
function followUser({ user }: VenueStores) {
  user.subscribe(({ user: person }) => {
    const { dataset } = document.documentElement;
    if (person) dataset.user = person.role;
    else delete dataset.user;
  });
}

/** Runs after hydration. The performance mark `app-start` tells tests and measurements that the page now responds. */
async function afterHydration(kept: ReturnType<typeof keepThroughHydration>, { user }: VenueStores) {
  // Not within the effect from which React calls this: what an input changes is rendered before the next one.
  await Promise.resolve();
  kept.end();
  await finishInstantLayer();
  performance.mark('app-start');
  restoreStoredForm();
  keepLeftForm(() => user.getState().user?.id);
  showOverlays();
}

/** Whether the release that runs is the one from which the static page was made, and not its fallback or a later one. */
function runsReleaseOfPage(registry: Registry): boolean {
  const remote = findRoute(siteRoutesOf(registry), window.location.pathname)?.remote;
  return !remote || runningVersion(remote) === registry[remote]?.live.version;
}

/** Renders the page in the browser, instead of the one in the document. */
function renderOnClient(root: HTMLElement, app: ReactNode) {
  const isMenuOpen = root.querySelector('dialog[open]') !== null;
  flushSync(() => createRoot(root).render(app));
  if (isMenuOpen) root.querySelector<HTMLElement>('button[popovertarget]')?.click();
}

/** Starts the site in the browser: hydrates a static page, or renders the page. */
export async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  readSettings();
  followViolations();
  createPagePolicy(releaseOrigins);
  onFirstToast(() => loadToasts().then(({ mountToasts }) => mountToasts()));
  const stores = createStores();
  connectStorage(stores);
  followUser(stores);
  const isStaticPage = root.dataset.rendered === 'page';
  restoreStoredForm();
  const registry = await readRegistry({ fresh: false }).catch((): Registry => ({}));
  let made: ReturnType<typeof createSiteRouter> | null = null;
  closeDialogsByBack(() => made);
  const router = createSiteRouter(() => stores.user.getState().user, isStaticPage);
  made = router;
  resetOnLeaving(router);
  await whenInitialized(router);
  if (isStaticPage) await whenRemoteLoads(router);
  const kept = keepThroughHydration();
  const prepareNext = () => {
    followHealth(router);
    followSilentFaults();
    keepForOffline(stores.user);
    const lookForLinks = prefetchScreens(() => siteRoutesOf(currentRegistry()));
    lookForLinks();
    router.subscribe(({ navigation }) => {
      if (navigation.state === 'idle') lookForLinks();
    });
  };
  const onStart = () => {
    void afterHydration(kept, stores);
    // In a task of its own, because hydration has already kept the browser busy.
    setTimeout(prepareNext);
  };
  const app = <App stores={stores} router={router} onStart={onStart} />;
  // The document may show another page, from an earlier release. The static not-found page is rendered in the browser as well.
  const isMissing = Object.values(router.state.loaderData).includes(MISSING_PAGE);
  const isSame = isStaticPage && !isMissing && !router.state.errors && runsReleaseOfPage(registry);
  // As a transition, hydration gives way to the visitor between its steps.
  const onRecoverableError = (error: unknown) => {
    kept.restore();
    reportFaultOfPage('hydration');
    reportError(error);
  };
  window.__INSTANT__?.handOver();
  if (isSame) startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
  else {
    renderOnClient(root, app);
    kept.restore();
  }
}
