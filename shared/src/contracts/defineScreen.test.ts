import { defineScreen } from './defineScreen';

const Screen = () => null;

describe('the line of a screen', () => {
  it('a screen definition names its page before the screen is loaded', () => {
    const { handle } = defineScreen('/stalls', 'stalls', async () => ({ default: Screen }), {
      title: 'Our Stalls',
    });
    expect(handle.chunk).toBe('stalls');
    expect(handle.page({})).toEqual({ title: 'Our Stalls' });
  });

  it('a screen definition works the page out from the address', () => {
    const page = ({ id = '' }) => ({ title: `Stall ${id}` });
    const { handle } = defineScreen('/stalls/:id', 'stall', async () => ({ default: Screen }), page);
    expect(handle.page({ id: 'tysons' })).toEqual({ title: 'Stall tysons' });
  });

  it('a screen definition leaves the page to the screen once it is loaded', async () => {
    const page = ({ id = '' }) => ({ title: `The stall called ${id}` });
    const { handle, lazy } = defineScreen('/stalls/:id', 'stall', async () => ({ default: Screen, page }), {
      title: 'Stall',
    });
    expect(handle.page({ id: 'tysons' })).toEqual({ title: 'Stall' });
    await expect(lazy()).resolves.toEqual({ Component: Screen });
    expect(handle.page({ id: 'tysons' })).toEqual({ title: 'The stall called tysons' });
  });
});
