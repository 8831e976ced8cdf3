import { whenSiteStylesArrive } from './whenSiteStylesArrive';

const { dataset } = document.documentElement;

function waitForStyles() {
  const link = document.head.appendChild(document.createElement('link'));
  link.dataset.siteStyles = '';
  dataset.styles = 'pending';
  const done = jest.fn();
  void whenSiteStylesArrive().then(done);
  return { link, done };
}

const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  delete dataset.styles;
});
afterEach(() => jest.useRealTimers());

it.each(['load', 'error'])('the application goes on at the %s of the style sheet', async (type) => {
  const { link, done } = waitForStyles();
  await settle();
  expect(done).not.toHaveBeenCalled();
  link.dispatchEvent(new Event(type));
  await settle();
  expect(done).toHaveBeenCalled();
  expect(link.isConnected).toBe(true);
});

it('after a second without the style sheet, the application does without it, and the page is shown whole', async () => {
  const { link, done } = waitForStyles();
  await jest.advanceTimersByTimeAsync(999);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalled();
  expect(link.isConnected).toBe(false);
  expect(dataset.styles).toBeUndefined();
});

it('a page whose style sheet is there, and one that has none, do not wait', async () => {
  const done = jest.fn();
  void whenSiteStylesArrive().then(done);
  await settle();
  expect(done).toHaveBeenCalled();
});
