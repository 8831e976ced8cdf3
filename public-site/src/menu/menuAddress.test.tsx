import { paint } from '@venue/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { openSlowPage } from '../testing/openSlowPage';
import MenuScreen from './MenuScreen';

/** Longer than the pause after which typed text reaches the address. */
const LONG_PAUSE_MS = 500;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the menu' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pause = () => act(() => jest.advanceTimersByTimeAsync(LONG_PAUSE_MS));
const type = (letter: string) => fireEvent.input(field(), { target: { value: field().value + letter } });

it('on a slow phone the menu keeps every letter typed while the address of earlier ones is being updated', async () => {
  const { router, arrive } = openSlowPage(MenuScreen, '/menu');
  for (const letter of 'tilapia') {
    await pause();
    type(letter);
    await arrive();
  }
  expect(field()).toHaveValue('tilapia');
  await pause();
  await arrive();
  expect(router.state.location.search).toBe('?q=tilapia');
});

it('on a slow phone the menu keeps both of two filters chosen in the same moment', async () => {
  const { router, arrive } = openSlowPage(MenuScreen, '/menu');
  press('Quickest first');
  press('Vegan');
  await paint();
  await arrive();
  await paint();
  await arrive();
  expect(router.state.location.search).toBe('?diet=vegan&sort=quickest');
  expect(screen.getByRole('button', { name: 'Quickest first', pressed: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Vegan', pressed: true })).toBeVisible();
});

it('on a slow phone the menu keeps both of two diets chosen in the same moment', async () => {
  const { router, arrive } = openSlowPage(MenuScreen, '/menu');
  press('Vegetarian');
  press('Vegan');
  await paint();
  await arrive();
  await paint();
  await arrive();
  expect(router.state.location.search).toBe('?diet=vegetarian&diet=vegan');
});

it('on a slow phone the menu shows a chosen filter at once, before the address has it', () => {
  openSlowPage(MenuScreen, '/menu');
  press('Vegan');
  expect(screen.getByRole('button', { name: 'Vegan', pressed: true })).toBeVisible();
});

it('on a slow phone the menu leaves the other parameters of the address alone', async () => {
  const { router, arrive } = openSlowPage(MenuScreen, '/menu?from=poster');
  press('Vegan');
  await paint();
  await arrive();
  expect(router.state.location.search).toBe('?from=poster&diet=vegan');
});
