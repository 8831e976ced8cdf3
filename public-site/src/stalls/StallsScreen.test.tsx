import { minutesOf, timeOf } from '@venue/shared/rules';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { findStall, STALLS, type CatalogueStall } from '../catalogue/stalls';
import { openPage, staticPage } from '../testing/openPage';
import { nextToOpen, openStalls } from './openNow';
import StallsScreen from './StallsScreen';
import { openState } from './openState';

const at = (time: string) => new Date(`2026-11-21T${time}:00+03:00`);
const signOf = ({ number, name }: CatalogueStall) => `${number} · ${name}`;
function stallNamed(id: string): CatalogueStall {
  const stall = findStall(id);
  if (!stall) throw new Error(`There is no stall ${id}.`);
  return stall;
}

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

const carWash = stallNamed('carwash');
it.each([
  ['a minute before it opens', carWash.openingHours.opens, -1],
  ['when it opens', carWash.openingHours.opens, 0],
])('the stalls page says %s whether the car wash is open', (_, time, minutes) => {
  const moment = timeOf((minutesOf(time) ?? 0) + minutes);
  openAt(moment);
  const card = screen.getByRole('link', { name: signOf(carWash) }).closest('article') ?? document.body;
  expect(within(card).getByText(openState(carWash.openingHours, at(moment)).label)).toBeVisible();
});

it('the filter "open now" keeps only open stalls, is in the address, and can be taken off', async () => {
  const router = openAt('07:30');
  const open = openStalls(STALLS, at('07:30'));
  expect(screen.getByRole('status')).toHaveTextContent(
    `${open.length} of ${STALLS.length} stalls ${open.length === 1 ? 'is' : 'are'} open now`,
  );
  await userEvent.click(openNow());
  expect(openNow()).toHaveAttribute('aria-pressed', 'true');
  expect(names()).toEqual(open.map(signOf));
  await waitFor(() => expect(router.state.location.search).toBe('?open=now'));
  await userEvent.click(openNow());
  expect(names()).toHaveLength(STALLS.length);
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('the filter "open now" can be linked to, and leaves the rest of the address alone', async () => {
  const router = openAt('22:30', '/stalls?from=poster&open=now');
  expect(names()).toEqual(openStalls(STALLS, at('22:30')).map(signOf));
  await userEvent.click(openNow());
  await waitFor(() => expect(router.state.location.search).toBe('?from=poster'));
});

it('the filter "open now" ignores any other value', () => {
  openAt('22:30', '/stalls?open=later');
  expect(names()).toHaveLength(STALLS.length);
});

it('the filter "open now" says at night which stall opens first, and shows all at a press', async () => {
  openAt('04:00', '/stalls?open=now');
  expect(cards()).toEqual([]);
  expect(screen.getByRole('heading', { name: 'Every stall is closed right now' })).toBeVisible();
  const first = nextToOpen(STALLS, at('04:00'));
  if (!first) throw new Error('A stall opens first.');
  const { label } = openState(first.openingHours, at('04:00'));
  expect(screen.getByText(`First up: ${first.name}. ${label}.`)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all stalls' }));
  expect(names()).toHaveLength(STALLS.length);
});

it('the static stalls page says nothing of what is open', () => {
  const html = staticPage(StallsScreen, '/stalls?open=now');
  for (const { name } of STALLS) expect(html).toHaveTextContent(name);
  expect(html).not.toHaveTextContent(/Open now ·|Opens \d|stalls are open/);
  expect(within(html).getByRole('button', { name: 'Open now' })).toHaveAttribute('aria-pressed', 'false');
});
