import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, Link, MemoryRouter, RouterProvider } from 'react-router-dom';
import { DeferredContent } from './DeferredContent';

const Page = () => (
  <>
    <h1>Our Stalls</h1>
    <DeferredContent>
      <p>Nine stalls</p>
    </DeferredContent>
  </>
);

function openHome(to: string) {
  const router = createMemoryRouter([
    { path: '/', element: <Link to={to}>Stalls</Link> },
    { path: '/stalls', element: <Page /> },
  ]);
  render(<RouterProvider router={router} useTransitions={false} />);
  return router;
}

const list = () => screen.queryByText('Nine stalls');
const follow = () => userEvent.setup({ delay: null }).click(screen.getByRole('link'));

let frames: FrameRequestCallback[] = [];
beforeEach(() => {
  frames = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
});
afterEach(() => jest.restoreAllMocks());

const paint = () =>
  act(async () => {
    frames.splice(0).forEach((run) => run(0));
    await new Promise((resolve) => setTimeout(resolve));
  });

it('a page that a link opens shows its heading first, and the rest once that is painted', async () => {
  openHome('/stalls');
  await follow();
  expect(screen.getByRole('heading', { name: 'Our Stalls' })).toBeVisible();
  expect(list()).not.toBeInTheDocument();
  await paint();
  expect(list()).toBeVisible();
});

it('a page that a link opens shows the rest also where no frame is drawn', async () => {
  openHome('/stalls');
  await follow();
  expect(await screen.findByText('Nine stalls')).toBeVisible();
});

it('a link to a place within a page shows the whole page at once', async () => {
  openHome('/stalls#list');
  await follow();
  expect(list()).toBeVisible();
});

it('going back shows the whole page at once, so that the scroll position fits', async () => {
  const router = openHome('/stalls');
  await act(() => router.navigate('/stalls'));
  await act(() => router.navigate('/'));
  await act(() => router.navigate(-1));
  expect(list()).toBeVisible();
});

it('a static page has all of its parts', () => {
  const html = renderToString(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  expect(html).toContain('Nine stalls');
});
