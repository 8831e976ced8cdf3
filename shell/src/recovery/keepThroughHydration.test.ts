/** @jest-environment @venue/shared/tooling/testing/jestDom */
import { keepThroughHydration } from './keepThroughHydration';

const LIST = '<select name="budget"><option value="" selected></option><option value="40"></option></select>';
const budget = () => document.querySelector('select') as HTMLSelectElement;

beforeEach(() => {
  document.body.innerHTML = `<main id="main">${LIST}</main>`;
});

it('a choice that hydration resets is made again', () => {
  budget().value = '40';
  const kept = keepThroughHydration();
  budget().value = '';
  kept.end();
  expect(budget().value).toBe('40');
});

it('a choice that is made meanwhile is made again', () => {
  const kept = keepThroughHydration();
  budget().value = '40';
  budget().dispatchEvent(new Event('change', { bubbles: true }));
  budget().value = '';
  kept.end();
  expect(budget().value).toBe('40');
});

it('a list in which nothing was chosen keeps what the application fills in as it starts', () => {
  const kept = keepThroughHydration();
  budget().value = '40';
  kept.end();
  expect(budget().value).toBe('40');
});
