import { defineScreen } from './defineScreen';

const Screen = () => null;

const STALLS = {
  path: '/stalls',
  audience: 'everyone',
  chunk: 'stalls',
  load: async () => ({ default: Screen }),
  page: { title: 'Our Stalls' },
} as const;

describe('the definition of a screen', () => {
  it('a screen definition names audience and page before the screen is loaded', () => {
    const { handle } = defineScreen(STALLS);
    expect(handle).toMatchObject({ audience: 'everyone', chunk: 'stalls', addresses: [] });
    expect(handle.page({})).toEqual({ title: 'Our Stalls' });
  });

  it('a screen definition lists the addresses of its static pages', () => {
    expect(defineScreen({ ...STALLS, staticPages: true }).handle.addresses).toEqual(['/stalls']);
    const some = ['/stalls/tysons', '/stalls/amani'];
    expect(defineScreen({ ...STALLS, path: '/stalls/:id', staticPages: some }).handle.addresses).toEqual(
      some,
    );
  });

  it('once a screen is loaded, it adds to the page and may replace its title', async () => {
    const page = ({ id = '' }) => ({ title: `The stall called ${id}`, description: 'Fire' });
    const load = async () => ({ default: Screen, page });
    const { handle, lazy } = defineScreen({ ...STALLS, path: '/stalls/:id', load });
    expect(handle.page({ id: 'tysons' })).toEqual({ title: 'Our Stalls' });
    await expect(lazy()).resolves.toEqual({ Component: Screen });
    expect(handle.page({ id: 'tysons' })).toEqual({ title: 'The stall called tysons', description: 'Fire' });
  });

  it('a screen definition fetches a screen without reading the exports, which would run it', async () => {
    const read: PropertyKey[] = [];
    const module = new Proxy({ default: Screen }, { get: (_, name) => void read.push(name) });
    const { prefetch } = defineScreen({ ...STALLS, load: async () => module });
    await prefetch();
    expect(read.filter((name) => name !== 'then')).toEqual([]);
  });
});
