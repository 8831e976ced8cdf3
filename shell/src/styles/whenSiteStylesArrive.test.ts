import { whenSiteStylesArrive } from './whenSiteStylesArrive';

function addLink(sheet: object | null = null) {
  const link = document.head.appendChild(document.createElement('link'));
  link.dataset.siteStyles = '';
  Object.defineProperty(link, 'sheet', { value: sheet, configurable: true });
  return link;
}

function wait() {
  const done = jest.fn();
  void whenSiteStylesArrive().then(done);
  return done;
}

const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
});
afterEach(() => jest.useRealTimers());

it('the application goes on when the style sheet has arrived', async () => {
  const link = addLink();
  const done = wait();
  await settle();
  expect(done).not.toHaveBeenCalled();
  Object.defineProperty(link, 'sheet', { value: {} });
  link.dispatchEvent(new Event('load'));
  await settle();
  expect(done).toHaveBeenCalled();
  expect(link.isConnected).toBe(true);
});

it('the application goes on without the style sheet when it fails', async () => {
  const link = addLink();
  const done = wait();
  link.dispatchEvent(new Event('error'));
  await settle();
  expect(done).toHaveBeenCalled();
  expect(link.isConnected).toBe(false);
});

it('after a second without the style sheet, the application does without it', async () => {
  const link = addLink();
  const done = wait();
  await jest.advanceTimersByTimeAsync(999);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalled();
  expect(link.isConnected).toBe(false);
});

it('a page whose style sheet is there does not wait', async () => {
  addLink({});
  const done = wait();
  await settle();
  expect(done).toHaveBeenCalled();
});

it('a page without a style sheet does not wait', async () => {
  const done = wait();
  await settle();
  expect(done).toHaveBeenCalled();
});
