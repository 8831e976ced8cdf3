import { openScreen } from '@venue/shared/testing';
import { VENUE } from '@venue/shared/venue';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type CatalogueStall, findStall, HIGHLIGHTS, STALLS } from '../catalogue/stalls';
import { openPage, staticPage } from '../testing/openPage';
import StallsScreen from './StallsScreen';
import StallScreen, { page } from './stall-page/StallScreen';

const at = (time: string) => new Date(`2026-11-21T${time}:00+03:00`);
const signOf = ({ number, name }: CatalogueStall) => `${number} · ${name}`;

/** Opens the page at a time by the clock in Nairobi. */
function openAt(time: string, address = '/stalls') {
  jest.spyOn(Date, 'now').mockReturnValue(at(time).getTime());
  return openPage(StallsScreen, { address }).router;
}
afterEach(() => jest.restoreAllMocks());

const cards = () => screen.queryAllByRole('article');
const names = () => cards().map((card) => within(card).getByRole('heading').textContent);
const openNow = () => screen.getByRole('button', { name: 'Open now' });

it('the stalls page lists every stall by number and name, each linking to its page', () => {
  openAt('13:00');
  expect(screen.getByRole('heading', { level: 1, name: 'Our Stalls' })).toBeVisible();
  expect(names()).toEqual(STALLS.map(signOf));
  for (const stall of STALLS)
    expect(screen.getByRole('link', { name: signOf(stall) })).toHaveAttribute('href', `/stalls/${stall.id}`);
});

it('the stalls page shows category, specialties and hours of each stall', () => {
  openAt('13:00');
  STALLS.forEach((stall, index) => {
    const card = within(cards()[index] ?? document.body);
    expect(card.getByText(stall.category)).toBeVisible();
    const specialties = within(card.getByRole('list', { name: `Specialties of ${stall.name}` }));
    expect(specialties.getAllByRole('listitem').map((item) => item.textContent)).toEqual(stall.specialties);
    expect(card.getByText(stall.hours)).toBeVisible();
  });
});

it('the stalls page shows a Popular badge on the featured stalls only', () => {
  openAt('13:00');
  const popular = cards().filter((card) => within(card).queryByText('Popular'));
  expect(popular.map((card) => within(card).getByRole('heading').textContent)).toEqual(
    STALLS.filter(({ featured }) => featured).map(signOf),
  );
});

it('the stalls page lists the Additional Amenities with their days, and leads to the contact page', () => {
  openAt('13:00');
  const amenities = within(screen.getByRole('region', { name: 'Additional Amenities' }));
  for (const [name, days = ''] of [
    ['Bouncing Castle', 'weekends only'],
    ['Garden Area', 'daily'],
    ['Barber & Salon', 'daily'],
    ['Spa', 'daily'],
    ['Water Stall', 'opening soon'],
  ]) {
    const amenity = amenities.getByRole('heading', { name }).closest('li') ?? document.body;
    expect(within(amenity).getByText(days)).toBeVisible();
  }
  for (const name of ['Get Directions', 'Call Us'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/contact');
});

it('the filter "open now" keeps only open stalls, is in the address, and can be taken off', async () => {
  const router = openAt('07:30');
  expect(screen.getByRole('status')).toHaveTextContent('1 of 9 stalls is open now');
  await userEvent.click(openNow());
  expect(openNow()).toHaveAttribute('aria-pressed', 'true');
  expect(names()).toEqual(['09 · Garden Car Wash']);
  expect(screen.getByText('Open now · closes 7 PM')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?open=now'));
  await userEvent.click(openNow());
  expect(names()).toHaveLength(STALLS.length);
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('the filter "open now" says at night which stall opens first, and shows all at a press', async () => {
  openAt('04:00', '/stalls?open=now');
  expect(cards()).toEqual([]);
  expect(screen.getByRole('heading', { name: 'Every stall is closed right now' })).toBeVisible();
  expect(screen.getByText('First up: Garden Car Wash. Opens 7 AM.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all stalls' }));
  expect(names()).toHaveLength(STALLS.length);
});

it('the static stalls page says nothing of what is open', () => {
  const html = staticPage(StallsScreen, '/stalls?open=now');
  for (const { name } of STALLS) expect(html).toHaveTextContent(name);
  expect(html).not.toHaveTextContent(/Open now ·|Opens \d|stalls are open/);
  expect(within(html).getByRole('button', { name: 'Open now' })).toHaveAttribute('aria-pressed', 'false');
});

describe('the page of a stall', () => {
  function stallOf(id: string): CatalogueStall {
    const stall = findStall(id);
    if (!stall) throw new Error(`There is no stall ${id}.`);
    return stall;
  }

  function open(id: string) {
    jest.spyOn(Date, 'now').mockReturnValue(at('13:00').getTime());
    return openScreen(StallScreen, { address: `/stalls/${id}`, paths: ['/stalls/:id'] });
  }
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['restaurant-bar', 'Open now · closes 11 PM'],
    ['carwash', 'Open now · closes 7 PM'],
  ] as const)(
    'the page of %s shows what the stall is, its highlights, photos, contact and amenities, and "%s"',
    (id, isOpen) => {
      const stall = stallOf(id);
      open(id);
      const textsIn = (name: string) =>
        within(screen.getByRole('region', { name }))
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent);
      expect(
        screen.getByRole('heading', { level: 1, name: `${stall.number} · ${stall.name}` }),
      ).toBeVisible();
      expect(screen.getByText(stall.category)).toBeVisible();
      expect(screen.getByText(stall.description)).toBeVisible();
      expect(screen.getByText(isOpen)).toBeVisible();
      expect(screen.queryAllByText('Popular')).toHaveLength(stall.featured ? 1 : 0);
      expect(textsIn('Specialties')).toEqual(stall.specialties);
      expect(textsIn(stall.highlightsTitle)).toEqual(
        HIGHLIGHTS[stall.id].map(({ item, price, description }) => item + price + description),
      );

      const gallery = within(screen.getByRole('region', { name: 'Photo gallery' }));
      const photos = gallery.getAllByRole('button');
      expect(photos).toHaveLength(stall.gallery.length);
      stall.pictures.forEach(({ alt }, index) =>
        expect(gallery.getAllByRole('button', { name: alt })).toContain(photos[index]),
      );

      const contact = within(screen.getByRole('region', { name: 'Contact' }));
      expect(contact.getByText(stall.hours, { exact: false })).toBeVisible();
      expect(contact.getByRole('link', { name: stall.phone })).toHaveAttribute('href', 'tel:+254700000000');
      expect(contact.getByRole('link', { name: stall.email })).toHaveAttribute(
        'href',
        `mailto:${VENUE.email}`,
      );
      expect(contact.getByText(/Eastern Bypass, near Ruai Flyover, Nairobi/)).toBeVisible();
      expect(contact.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', 'tel:+254700000000');

      expect(screen.queryAllByRole('region', { name: 'Premium Amenities' })).toHaveLength(
        stall.amenities.length > 0 ? 1 : 0,
      );
      if (stall.amenities.length > 0)
        expect(textsIn('Premium Amenities')).toEqual(
          stall.amenities.map(({ name, description }) => name + (description ?? '')),
        );
    },
  );

  describe('the photos of a stall', () => {
    const [stall] = STALLS.filter(({ pictures }) => pictures.length > 2);
    if (!stall) throw new Error('A stall has more than two photos.');
    const viewer = () => screen.getByRole('dialog', { name: `Photos of ${stall.name}` });
    const alts = stall.pictures.map(({ alt }) => alt);
    const expectShown = (alt = 'nothing') =>
      expect(within(viewer()).getByRole('img', { name: alt })).toBeVisible();

    it('the photos of a stall open large, go on with arrow keys and buttons, and close to where the visitor was', async () => {
      open(stall.id);
      const second = screen.getByRole('button', { name: alts[1] ?? '' });
      await userEvent.click(second);
      expectShown(alts[1]);
      expect(within(viewer()).getByText(`2 of ${alts.length}`)).toBeVisible();
      fireEvent.keyDown(viewer(), { key: 'ArrowRight' });
      expectShown(alts[2]);
      fireEvent.keyDown(viewer(), { key: 'ArrowLeft' });
      fireEvent.keyDown(viewer(), { key: 'ArrowLeft' });
      expectShown(alts[0]);
      await userEvent.click(within(viewer()).getByRole('button', { name: 'Previous photo' }));
      expectShown(alts.at(-1));
      await userEvent.click(within(viewer()).getByRole('button', { name: 'Next photo' }));
      expectShown(alts[0]);
      fireEvent.keyDown(viewer(), { key: 'End' });
      expectShown(alts.at(-1));
      fireEvent.keyDown(viewer(), { key: 'Home' });
      expectShown(alts[0]);
      await userEvent.click(within(viewer()).getByRole('button', { name: 'Close' }));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(second).toHaveFocus();
    });

    it('the photos of a stall close by Escape and by a press beside them, not by one on them', async () => {
      open(stall.id);
      const first = screen.getByRole('button', { name: alts[0] ?? '' });
      await userEvent.click(first);
      fireEvent.mouseDown(within(viewer()).getByRole('img'));
      expectShown(alts[0]);
      fireEvent.mouseDown(viewer());
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await userEvent.click(first);
      fireEvent(viewer(), new Event('cancel', { cancelable: true }));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });

  it('an unknown stall is not found, with a way back to the stalls', () => {
    open('pizza');
    expect(screen.getByRole('heading', { level: 1, name: 'Stall Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Stalls' })).toHaveAttribute('href', '/stalls');
  });

  it('an unknown stall says so in the title and keeps search engines out', () => {
    expect(page({ id: 'pizza' })).toEqual({ title: 'Stall Not Found', noindex: true });
    expect(page({})).toEqual({ title: 'Stall Not Found', noindex: true });
  });

  it.each([
    ['restaurant-bar', 'Restaurant'],
    ['fish-corner', 'FoodEstablishment'],
    ['kims', 'BeautySalon'],
    ['carwash', 'AutoWash'],
  ])('search engines are told that %s is a %s, and when it opens and closes every day', (id, type) => {
    const stall = findStall(id);
    const { title, description, image, jsonLd } = page({ id });
    expect([title, description]).toEqual([stall?.name, stall?.description]);
    expect(image).toMatch(/^https:\/\/images\.unsplash\.com\/photo-.+w=1200/);
    expect(jsonLd).toMatchObject({
      '@type': type,
      name: stall?.name,
      url: `https://bustanigardens.example/stalls/${id}`,
      telephone: VENUE.phone,
      address: { addressLocality: 'Nairobi', addressCountry: 'KE' },
      openingHoursSpecification: stall?.openingHours,
    });
    expect(jsonLd).toHaveProperty('openingHoursSpecification.dayOfWeek.length', 7);
  });
});
