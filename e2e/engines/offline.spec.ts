import { test } from './test';

test('menu and cart open without a network, from the copy on the device', async ({
  visitor,
  network,
  allows,
}) => {
  // What a browser says of files that it could not load.
  allows(/not loaded|cause=offline|Failed|NetworkError|Load failed|integrity/i);
  await visitor.open('/contact');
  await visitor.waitFor(
    'the device has a copy',
    async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated',
    null,
  );
  network.setOffline(true);
  await visitor.open('/menu');
  await visitor.sees(
    'text',
    'You are offline. Home, menu, stalls, order, cart, bookings, tickets and contact open all the same.',
  );
  await visitor.press('button', 'Add to Cart Samosas');
  await visitor.sees('link', 'Cart, 1 item', { kind: 'header' });
});
