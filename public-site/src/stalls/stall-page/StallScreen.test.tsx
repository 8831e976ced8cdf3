import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openScreen } from '@venue/shared/testing';
import { VENUE } from '@venue/shared/venue';
import { findStall, HIGHLIGHTS, STALLS } from '../../catalogue/stalls';
import { routes } from '../../routes';
import StallScreen, { page } from './StallScreen';
import { openState } from '../openState';

const LUNCH = new Date('2026-11-21T13:00:00+03:00');

function open(id: string) {
  jest.spyOn(Date, 'now').mockReturnValue(LUNCH.getTime());
  return openScreen(StallScreen, { address: `/stalls/${id}`, paths: ['/stalls/:id'] });
}
afterEach(() => jest.restoreAllMocks());

it.each(STALLS.map((stall) => [stall.id, stall] as const))(
  'the page of %s shows what the stall is, its highlights, photos, contact and amenities, and whether it is open',
  (id, stall) => {
    open(id);
    const textsIn = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(screen.getByRole('heading', { level: 1, name: `${stall.number} · ${stall.name}` })).toBeVisible();
    expect(screen.getByText(stall.category)).toBeVisible();
    expect(screen.getByText(stall.description)).toBeVisible();
    expect(screen.getByText(openState(stall.openingHours, LUNCH).label)).toBeVisible();
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
    expect(contact.getByRole('link', { name: stall.email })).toHaveAttribute('href', `mailto:${VENUE.email}`);
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
    await userEvent.click(within(viewer()).getByRole('button', { name: 'Close photos' }));
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

it('every stall is a static page', () => {
  expect(routes.flatMap((route) => route.handle.addresses)).toEqual(
    expect.arrayContaining(STALLS.map(({ id }) => `/stalls/${id}`)),
  );
});
