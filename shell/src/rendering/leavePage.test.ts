/** @jest-environment @venue/platform/testing/jestDom */
import { createMemoryRouter } from 'react-router-dom';
import { resetOnLeaving } from './leavePage';

async function openAt(address: string) {
  const screens = ['/menu', '/stalls'].map((path) => ({ path, element: null }));
  const router = createMemoryRouter(screens, { initialEntries: [address] });
  resetOnLeaving(router);
  return router;
}

beforeEach(() => {
  document.body.innerHTML = '<header><a href="/">Home</a></header><main><button>More</button></main>';
});

const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

it('the focus is out of the page when a navigation removes it', async () => {
  const router = await openAt('/menu');
  focusOn('button');
  await router.navigate('/stalls');
  expect(document.body).toHaveFocus();
});

it('the focus stays in the header, which stays as well', async () => {
  const router = await openAt('/menu');
  focusOn('a');
  await router.navigate('/stalls');
  expect(document.querySelector('a')).toHaveFocus();
});

it('the focus stays where only the query of the address changes', async () => {
  const router = await openAt('/menu');
  focusOn('button');
  await router.navigate('/menu?tab=mains');
  expect(document.querySelector('button')).toHaveFocus();
});

it('the next page has its true heights, and the page of another query keeps its estimates', async () => {
  const { dataset } = document.documentElement;
  dataset.heights = 'estimated';
  const router = await openAt('/menu');
  await router.navigate('/menu?tab=mains');
  expect(dataset.heights).toBe('estimated');
  await router.navigate('/stalls');
  expect(dataset.heights).toBeUndefined();
});
