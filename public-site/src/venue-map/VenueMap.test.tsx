import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { VenueMap } from './VenueMap';

let comeNear: (near: boolean) => void;
const fetchOf = (answer: () => Promise<unknown>) => {
  const fetched = jest.fn(answer);
  Object.assign(window, { fetch: fetched });
  return fetched;
};

beforeEach(() => {
  window.IntersectionObserver = class {
    observe = () => undefined;
    disconnect = () => undefined;
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      comeNear = (isIntersecting) => tell([{ isIntersecting }]);
    }
  } as unknown as typeof IntersectionObserver;
});

const scrollTo = (near: boolean) => act(async () => comeNear(near));
const map = () => screen.queryByTitle('Map of Bustani Gardens');

describe('the map', () => {
  it('gives address and directions in words', () => {
    fetchOf(() => Promise.resolve());
    render(<VenueMap />);
    expect(screen.getByText(/Eastern Bypass, near Ruai Flyover/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Directions' })).toHaveAttribute(
      'href',
      expect.stringContaining('google.com/maps/dir/'),
    );
  });

  it('asks nobody for a map before it comes near the screen', async () => {
    const fetched = fetchOf(() => Promise.resolve());
    render(<VenueMap />);
    await scrollTo(false);
    expect(fetched).not.toHaveBeenCalled();
    expect(map()).not.toBeInTheDocument();
  });

  it('embeds the map, with a title, once it comes near', async () => {
    fetchOf(() => Promise.resolve());
    render(<VenueMap />);
    await scrollTo(true);
    expect(map()).toHaveAttribute('src', expect.stringContaining('output=embed'));
    expect(map()).toHaveAttribute('loading', 'lazy');
  });

  it('keeps the drawn map in sight until the real one has loaded', async () => {
    fetchOf(() => Promise.resolve());
    render(<VenueMap />);
    await scrollTo(true);
    const frame = screen.getByTitle('Map of Bustani Gardens');
    expect(frame).toHaveStyle({ opacity: 0 });
    fireEvent.load(frame);
    expect(frame).toHaveStyle({ opacity: 1 });
  });

  it('stays the drawn map where the maps service can not be reached', async () => {
    fetchOf(() => Promise.reject(new TypeError('Failed to fetch')));
    render(<VenueMap />);
    await scrollTo(true);
    expect(map()).not.toBeInTheDocument();
  });

  it('is drawn on the prerendered page', () => {
    expect(renderToString(<VenueMap />)).toContain('Ruai Flyover');
  });
});
