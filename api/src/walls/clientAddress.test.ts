import { clientAddress } from './clientAddress';
import { createTrustedProxies, isProxyName } from './trustedProxies';

const LISTED = ['10.0.0.5', '172.16.0.0/12', 'fd00::/8', 'shell'];

async function trusting(addresses: Record<string, string[]> = { shell: ['192.0.2.7'] }) {
  const proxies = createTrustedProxies(LISTED, async (host) => {
    const found = addresses[host];
    if (!found) throw new Error('ENOTFOUND');
    return found;
  });
  await proxies.update();
  return proxies;
}

describe('the address of a client', () => {
  it.each([
    // [socket, X-Forwarded-For, client]
    ['203.0.113.9', null, '203.0.113.9'],
    ['10.0.0.5', '203.0.113.9', '203.0.113.9'],
    ['::ffff:10.0.0.5', '203.0.113.9', '203.0.113.9'],
    ['192.0.2.7', '203.0.113.9', '203.0.113.9'],
    ['192.0.2.7', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
    ['192.0.2.7', '198.51.100.1, 203.0.113.9, 172.16.4.4', '203.0.113.9'],
    ['fd00::4', '2001:db8:1:2:3::4', '2001:db8:1'],
    // A neighbour that is not named says what it likes.
    ['10.0.0.6', '203.0.113.9', '10.0.0.6'],
    ['127.0.0.1', '203.0.113.9', '127.0.0.1'],
    // Proxies alone, as a health check through them.
    ['10.0.0.5', '172.16.4.4', '172.16.4.4'],
    ['10.0.0.5', null, '10.0.0.5'],
    ['10.0.0.5', 'no address', 'no address'],
  ])('called from %s, forwarded for %s, is %s', async (socket, forwarded, client) => {
    const { has } = await trusting();
    expect(clientAddress(socket, forwarded, has)).toBe(client);
  });

  it('is the proxy’s own while the name of the proxy is unknown', async () => {
    const { has } = await trusting({});
    expect(clientAddress('192.0.2.7', '203.0.113.9', has)).toBe('192.0.2.7');
  });

  it('follows a proxy to its new address', async () => {
    const addresses = { shell: ['192.0.2.7'] };
    const proxies = await trusting(addresses);
    addresses.shell = ['192.0.2.8'];
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    await proxies.update();
    jest.restoreAllMocks();
    expect([proxies.has('192.0.2.7'), proxies.has('192.0.2.8')]).toEqual([false, true]);
  });

  it('goes by the addresses of before where names are looked up slowly', async () => {
    const answers = [Promise.resolve(['192.0.2.7']), new Promise<string[]>(() => undefined)];
    const proxies = createTrustedProxies(['shell'], () => answers.shift() ?? Promise.resolve([]));
    await proxies.update();
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    await proxies.update();
    jest.restoreAllMocks();
    expect(proxies.has('192.0.2.7')).toBe(true);
  });
});

it.each(['10.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8', 'shell', 'tasks.shell', 'proxy-1.example.com'])(
  '%s names a proxy',
  (name) => expect(isProxyName(name)).toBe(true),
);

it.each(['1', '10.0.0', '10.0.0.0/33', '10.0.0.0/8/8', 'shell/8', 'a b', '*', '', '-shell'])(
  '“%s” names no proxy',
  (name) => expect(isProxyName(name)).toBe(false),
);
