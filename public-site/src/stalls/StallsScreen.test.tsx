import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FEATURED_STALLS } from '../catalogue/featuredStalls';
import { STALLS } from '../catalogue/stalls';
import { openPage, staticPage } from '../testing/openPage';
import StallsScreen from './StallsScreen';

/** Opens the page at a time by the clock in Nairobi. */
function openAt(time: string, address = '/stalls') {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`2026-11-21T${time}:00+03:00`));
  return openPage(StallsScreen, { address }).router;
}
afterEach(() => jest.restoreAllMocks());

const cards = () => screen.queryAllByRole('article');
const names = () => cards().map((card) => within(card).getByRole('heading').textContent);
const openNow = () => screen.getByRole('button', { name: 'Open now' });

it('the stalls page lists every stall by number and name, each linking to its page', () => {
  openAt('13:00');
  expect(screen.getByRole('heading', { level: 1, name: 'Our Stalls' })).toBeVisible();
  expect(names()).toEqual(STALLS.map(({ number, name }) => `${number} · ${name}`));
  for (const { id, number, name } of STALLS)
    expect(screen.getByRole('link', { name: `${number} · ${name}` })).toHaveAttribute(
      'href',
      `/stalls/${id}`,
    );
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
    FEATURED_STALLS.map(({ number, name }) => `${number} · ${name}`),
  );
});

it.each([
  ['Bouncing Castle', 'weekends only'],
  ['Garden Area', 'daily'],
  ['Barber & Salon', 'daily'],
  ['Spa', 'daily'],
  ['Water Stall', 'opening soon'],
])('the stalls page lists %s among the Additional Amenities, %s', (name, days) => {
  openAt('13:00');
  const amenities = within(screen.getByRole('region', { name: 'Additional Amenities' }));
  const amenity = amenities.getByRole('heading', { name }).closest('li') ?? document.body;
  expect(amenities.getAllByRole('listitem')).toHaveLength(5);
  expect(within(amenity).getByText(days)).toBeVisible();
});

it.each(['Get Directions', 'Call Us'])('%s on the stalls page goes to the contact page', (name) => {
  openAt('13:00');
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/contact');
});

it.each([
  ['06:59', 'Opens 7 AM'],
  ['07:00', 'Open now · closes 7 PM'],
  ['18:59', 'Open now · closes 7 PM'],
  ['19:00', 'Opens 7 AM'],
  ['00:30', 'Opens 7 AM'],
  ['23:30', 'Opens 7 AM'],
])('the stalls page says at %s in Nairobi that the car wash: %s', (time, chip) => {
  openAt(time);
  const carWash = within(
    screen.getByRole('link', { name: '09 · Garden Car Wash' }).closest('article') ?? document.body,
  );
  expect(carWash.getByText(chip)).toBeVisible();
});

it('the filter "open now" keeps only open stalls, is in the address, and can be taken off', async () => {
  const router = openAt('07:30');
  expect(screen.getByRole('status')).toHaveTextContent('1 of 9 stalls is open now');
  await userEvent.click(openNow());
  expect(openNow()).toHaveAttribute('aria-pressed', 'true');
  expect(names()).toEqual(['09 · Garden Car Wash']);
  expect(router.state.location.search).toBe('?open=now');
  await userEvent.click(openNow());
  expect(names()).toHaveLength(9);
  expect(router.state.location.search).toBe('');
});

it('the filter "open now" can be linked to, and leaves the rest of the address alone', async () => {
  const router = openAt('22:30', '/stalls?from=poster&open=now');
  expect(names()).toEqual(['01 · Garden Restaurant & Bar']);
  await userEvent.click(openNow());
  expect(router.state.location.search).toBe('?from=poster');
});

it('the filter "open now" ignores any other value', () => {
  openAt('22:30', '/stalls?open=later');
  expect(names()).toHaveLength(9);
});

it('the filter "open now" says at night which stall opens first, and shows all at a press', async () => {
  openAt('23:00', '/stalls?open=now');
  expect(cards()).toEqual([]);
  expect(screen.getByRole('heading', { name: 'Every stall is closed right now' })).toBeVisible();
  expect(screen.getByText('First up: Garden Car Wash. Opens 7 AM.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all stalls' }));
  expect(names()).toHaveLength(9);
});

it('the static stalls page says nothing of what is open', () => {
  const html = staticPage(StallsScreen, '/stalls?open=now');
  for (const { name } of STALLS) expect(html).toHaveTextContent(name);
  expect(html).not.toHaveTextContent(/Open now ·|Opens \d|stalls are open/);
  expect(within(html).getByRole('button', { name: 'Open now' })).toHaveAttribute('aria-pressed', 'false');
});
