import { notify } from '@venue/shared/notify';
import { createRoot } from 'react-dom/client';
import type { createBrowserRouter } from 'react-router-dom';
import { RemoteError } from '../remotes/RemoteError';
import { RemoteAway } from './RemoteAway';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'navigate'>;

function failureOf({ state }: Router): RemoteError | null {
  const error: unknown = Object.values(state.errors ?? {})[0];
  return error instanceof RemoteError ? error : null;
}

const refuse = () =>
  notify.error('That did not get through', {
    text: 'This part of the site isn’t answering. Nothing was ordered or sent: please press again once it does.',
  });

/**
 * Resolves when the remote of a static page is loaded. While it is away, the page stays as it is: it can be read, its links
 * lead on, dishes can be put into the cart, and a message says what does not work.
 */
export async function whenRemoteLoads(router: Router) {
  const failed = failureOf(router);
  if (!failed) return;
  const container = document.body.appendChild(document.createElement('div'));
  // So that the message is beside the page, and sticks to the window while any of the page is in view.
  container.style.display = 'contents';
  const message = createRoot(container);
  window.__INSTANT__?.refuseBy(refuse);
  const load = async () => {
    const { pathname, search, hash } = window.location;
    await router.navigate(pathname + search + hash, { replace: true, preventScrollReset: true });
    return failureOf(router);
  };
  await new Promise<void>((onLoaded) =>
    message.render(<RemoteAway failed={failed} load={load} onLoaded={onLoaded} />),
  );
  window.__INSTANT__?.refuseBy(undefined);
  message.unmount();
  container.remove();
}
