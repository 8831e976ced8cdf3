import { preparePage } from '@venue/shared/testing';
import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { FEATURED_STALLS } from '../catalogue/generated/featuredStalls';
import { GALLERY_TILES } from '../catalogue/generated/galleryTiles';
import { AMENITIES } from '../catalogue/generated/words/amenities';
import { BILLBOARD_WORDS } from '../catalogue/generated/words/billboardWords';
import { EVENTS_WORDS } from '../catalogue/generated/words/eventsWords';
import { RESTAURANT } from '../catalogue/generated/words/restaurant';
import { STALLS_WORDS } from '../catalogue/generated/words/stallsWords';
import { UPCOMING_EVENTS } from '../catalogue/generated/upcomingEvents';
import HomeScreen from './HomeScreen';

/** A Saturday, 1:06 PM in Nairobi. */
const NOON = new Date('2026-11-21T10:06:00Z');

const page = () => preparePage([{ path: '/', Component: HomeScreen }]).page;
const section = (name: string | RegExp) => screen.getByRole('region', { name });
const addressOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  window.matchMedia = jest.fn().mockReturnValue({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  window.IntersectionObserver = class {
    observe = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the home page', () => {
  beforeEach(() => {
    render(page());
  });

  it('the home page opens with one heading that can take the focus, Reserve Table, Explore Stalls, five pictures and three figures', () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('tabindex', '-1');
    expect(addressOf('Reserve Table')).toBe('/reservations');
    expect(addressOf('Explore Stalls')).toBe('/stalls');
    const carousel = section('The garden in five pictures');
    expect(within(carousel).getByRole('group', { name: '1 of 5' })).toBeInTheDocument();
    const figures = screen.getAllByRole('term').map((term) => {
      const value = term.parentElement?.querySelector('dd');
      return `${value?.textContent} ${term.textContent}`;
    });
    expect(figures).toEqual(['5+ Food Stalls', '4+ Amenities', '1000+ Happy Visitors']);
  });

  it('the home page has a gallery whose tiles open the photos of their evenings, and a card for every amenity', () => {
    for (const name of [/Gallery/, /Amenities/])
      expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
    const links = within(section(/Gallery/)).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      GALLERY_TILES.map(({ caption, link }) => [caption, link]),
    );
    for (const link of links) expect(link.getAttribute('href')).toMatch(/^\/events\/[\w-]+\/photos$/);
    const cards = within(section(AMENITIES.title)).getAllByRole('listitem');
    expect(cards).toHaveLength(AMENITIES.cards.length);
    AMENITIES.cards.forEach(({ name, availability, link }, at) => {
      const card = within(cards[at] ?? document.body);
      expect(card.getByRole('heading', { name })).toBeInTheDocument();
      expect(card.getByText(availability)).toBeInTheDocument();
      expect(card.getByRole('link', { name })).toHaveAttribute('href', link);
    });
  });

  it('the home page leads to the restaurant and four stalls, and says which are open now, and until when', () => {
    const restaurant = section(RESTAURANT.title);
    expect(within(restaurant).getByRole('link')).toHaveAttribute('href', '/stalls/restaurant-bar');
    expect(restaurant).toHaveTextContent('Kitchen open 11:00 AM - 11:00 PM, daily');
    const cards = within(section(STALLS_WORDS.title)).getAllByRole('listitem');
    expect(cards.map((card) => within(card).getByRole('link'))).toHaveLength(4);
    for (const { id, number, name } of FEATURED_STALLS)
      expect(addressOf(`${number} · ${name}`)).toBe(`/stalls/${id}`);
    for (const [sign, closes] of [
      ['01 · Garden Restaurant & Bar', '11 PM'],
      ['02 · Tysons Butchery', '10 PM'],
      ['04 · Amani African Foods & Juice', '9 PM'],
      ['05 · Fish Corner', '9 PM'],
    ])
      expect(screen.getByRole('link', { name: sign }).closest('li')).toHaveTextContent(
        `Open now · closes ${closes}`,
      );
  });

  it('the home page announces the next events with their dates in Nairobi, soonest first, and leads to all', () => {
    const events = section(EVENTS_WORDS.title);
    const titles = ['Wine & Embers', 'Sunday Family Day', 'Wednesday Sundowners'];
    for (const { id, title } of UPCOMING_EVENTS.filter((event) => titles.includes(event.title)))
      expect(within(events).getByRole('link', { name: title })).toHaveAttribute('href', `/events/${id}`);
    const dates = within(events).getAllByText(/^Next: /);
    expect(dates.map((date) => [date.textContent, date.getAttribute('datetime')])).toEqual([
      ['Next: Sat, 21 Nov 2026', '2026-11-21'],
      ['Next: Sun, 22 Nov 2026', '2026-11-22'],
      ['Next: Wed, 25 Nov 2026', '2026-11-25'],
    ]);
    expect(within(events).getByRole('link', { name: 'View All Events' })).toHaveAttribute('href', '/events');
  });

  it('the home page can be called and e-mailed, offers the billboard, and says where it is, map or no map', () => {
    expect(addressOf('Call us +254 700 000 000')).toBe('tel:+254700000000');
    expect(addressOf(/^Email us hello@ ?bustanigardens\.example$/)).toBe(
      'mailto:hello@bustanigardens.example',
    );
    const billboard = within(section(BILLBOARD_WORDS.title));
    expect(billboard.getByRole('link', { name: 'View Pricing Plans' })).toHaveAttribute('href', '/billboard');
    expect(billboard.getByRole('link', { name: 'Get Quote' })).toHaveAttribute('href', 'tel:+254700000000');
    expect(billboard.getByText(/Eastern Bypass, near Ruai Flyover/)).toBeVisible();
    expect(billboard.getByRole('link', { name: 'Directions' })).toHaveAttribute(
      'href',
      expect.stringContaining('/maps/dir/'),
    );
  });
});

describe('the answers at a glance', () => {
  const answers = () => within(screen.getByRole('list', { name: 'At a glance' }));

  it('the answers at a glance say that the venue is closed on a special day, and why', () => {
    jest.setSystemTime(new Date('2026-12-25T12:00:00+03:00'));
    render(page());
    expect(answers().getByText('Closed today').parentElement).toHaveTextContent('Christmas Day');
    expect(answers().queryByText('Open now')).not.toBeInTheDocument();
  });

  it('the answers at a glance change on the minute when the kitchen closes', () => {
    jest.setSystemTime(new Date('2026-11-21T19:59:00Z'));
    render(page());
    expect(answers().getByText('Open now')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(60_000));
    expect(answers().getByText('Opens 11 AM')).toBeInTheDocument();
  });

  it('the answers at a glance lead to directions, menu and booking', () => {
    render(page());
    expect(
      answers()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([expect.stringContaining('/maps/dir/'), '/menu', '/reservations']);
  });
});

describe('the prerendered home page', () => {
  const prerendered = () => {
    const root = document.createElement('div');
    root.innerHTML = renderToString(page());
    document.body.append(root);
    return root;
  };
  afterEach(() => document.body.replaceChildren());

  it('the prerendered home page has all content but neither what is open nor what comes next', () => {
    const root = prerendered();
    expect(root).toHaveTextContent('4.8/5 from 150+ reviews');
    expect(root).toHaveTextContent('Usual hours 11 AM - 11 PM');
    for (const { hours } of FEATURED_STALLS) expect(root).toHaveTextContent(hours);
    for (const { date } of UPCOMING_EVENTS.slice(0, 3)) expect(root).toHaveTextContent(date);
    expect(root).not.toHaveTextContent(/Open now|Opens 11 AM|Next:/);
  });

  it('the prerendered home page hydrates without a mismatch at any hour', () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const root = prerendered();
    render(page(), { container: root, hydrate: true });
    expect(complaints).not.toHaveBeenCalled();
    expect(root).toHaveTextContent('Open now closes 11 PM');
    expect(root).toHaveTextContent('Next: ');
  });
});
