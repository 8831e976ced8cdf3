import { loadToasts } from '@venue/shared/toasts';
import { onFirstToast } from '@venue/shared/notify';
import { browserChannel, browserStorage, connectStorage } from '@venue/shared/stores';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { createSiteRouter } from './routes/createSiteRouter';
import { createStores } from './stores/createStores';

const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 15_000;

type SiteRouter = ReturnType<typeof createSiteRouter>;

/** Resolves when the first page's remote and screen are there, or have failed. */
function initialized(router: SiteRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Starts the site in the browser: takes over a static page, or renders the page itself. */
export async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  onFirstToast(() => void loadToasts().then(({ mountToasts }) => mountToasts()));
  const isStaticPage = root.dataset.rendered === 'page';
  const stores = createStores();
  connectStorage(stores, { storage: browserStorage(), channel: browserChannel() });
  const currentUser = () => stores.user.getState().user;
  let router = createSiteRouter(currentUser);
  await initialized(router);
  // A readable page is never replaced by an error: its links work, and the remote is asked again until it answers.
  for (
    let wait = FIRST_RETRY_MS;
    isStaticPage && router.state.errors;
    wait = Math.min(wait * 2, LONGEST_RETRY_MS)
  ) {
    router.dispose();
    await pause(wait);
    router = createSiteRouter(currentUser);
    await initialized(router);
  }
  const app = <App stores={stores} router={router} />;
  if (isStaticPage) hydrateRoot(root, app);
  else createRoot(root).render(app);
  performance.mark('app-start');
}
