import { loadToasts } from '@venue/shared/toasts';
import { notify, onFirstToast } from '@venue/shared/notify';
import { connectStorage } from '@venue/shared/stores';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { deliverEarlyInput } from './early-input/deliverEarlyInput';
import { showOverlays } from './overlays/showOverlays';
import { saveStaticPage } from './static-page/savedPage';
import { restoreStoredFormValues } from './recovery/formValues';
import { readRegistry } from './registry/readRegistry';
import { MISSING_PAGE } from './routes/missingPage';
import { createSiteRouter } from './routes/createSiteRouter';
import { whenInitialized } from './routes/whenInitialized';
import { createStores } from './createStores';

/** Runs after hydration. The performance mark `app-start` tells tests and measurements that the page now responds. */
async function answerEarlyInput(root: Element) {
  const lost = await deliverEarlyInput(root);
  performance.mark('app-start');
  restoreStoredFormValues();
  showOverlays();
  if (lost > 0)
    notify.error('Please press again', {
      text: 'What you pressed while the page was starting did not get through.',
    });
}

/** Starts the site in the browser: hydrates a static page, or renders the page. */
export async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  onFirstToast(() => void loadToasts().then(({ mountToasts }) => mountToasts()));
  const stores = createStores();
  connectStorage(stores);
  const isStaticPage = root.dataset.rendered === 'page';
  restoreStoredFormValues();
  const reading = readRegistry({ fresh: false });
  await reading.catch(() => undefined);
  const router = createSiteRouter(() => stores.user.getState().user, { isStaticPage, reading });
  await whenInitialized(router);
  const app = <App stores={stores} router={router} onStart={() => void answerEarlyInput(root)} />;
  // The document may show another page, from an earlier release. The static not-found page is rendered anew as well.
  const isMissing = Object.values(router.state.loaderData).includes(MISSING_PAGE);
  if (isStaticPage && !isMissing && !router.state.errors) hydrateRoot(root, app);
  else {
    // A readable page is not replaced by an error. When its remote is away, only the frame around it is rendered.
    if (isStaticPage && router.state.errors) saveStaticPage(root);
    flushSync(() => createRoot(root).render(app));
  }
}
