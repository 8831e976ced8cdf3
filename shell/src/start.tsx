import { loadToasts } from '@venue/shared/toasts';
import { notify, onFirstToast } from '@venue/shared/notify';
import { connectStorage } from '@venue/shared/stores';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { deliverEarlyInput } from './early-input/deliverEarlyInput';
import { keepStaticPage } from './kept-page/keepStaticPage';
import { MISSING_PAGE } from './routes/missingPage';
import { createSiteRouter } from './routes/createSiteRouter';
import { createStores } from './stores/createStores';

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

/** From here on the page answers by itself, which the mark `app-start` tells tests and measurements. */
async function answerEarlyInput(root: Element) {
  const lost = await deliverEarlyInput(root);
  performance.mark('app-start');
  if (lost > 0)
    notify.error('Please press again', {
      text: 'What you pressed while the page was starting did not get through.',
    });
}

/** Starts the site in the browser: takes over a static page, or renders the page itself. */
export async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  onFirstToast(() => void loadToasts().then(({ mountToasts }) => mountToasts()));
  const stores = createStores();
  connectStorage(stores);
  const isStaticPage = root.dataset.rendered === 'page';
  const router = createSiteRouter(() => stores.user.getState().user, isStaticPage);
  await initialized(router);
  const app = <App stores={stores} router={router} onStart={() => void answerEarlyInput(root)} />;
  // Another page may stand in the document: one of an earlier release. The static not-found page is rendered anew as well.
  const isMissing = Object.values(router.state.loaderData).includes(MISSING_PAGE);
  if (isStaticPage && !isMissing && !router.state.errors) hydrateRoot(root, app);
  else {
    // A readable page is never replaced by an error: its remote is away, so the frame alone is rendered around it.
    if (isStaticPage && router.state.errors) keepStaticPage(root);
    flushSync(() => createRoot(root).render(app));
  }
}
