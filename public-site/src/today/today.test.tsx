// decisions, Today
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { order } from '@venue/shared/testing';
import { SharedCartOffer } from '../cart/shared-cart/SharedCartOffer';
import { PrintedMenu } from '../menu/print/PrintedMenu';
import { ReorderNotice } from '../order/reorder/ReorderNotice';
import { AMINA, openPage } from '../testing/openPage';
import { SoldOut } from './SoldOut';
import { useToday } from './today';

const answer = jest.fn<Promise<Response>, []>();
const says = (value: object) =>
  answer.mockImplementation(() =>
    Promise.resolve({ ok: true, text: () => Promise.resolve(JSON.stringify(value)) } as Response),
  );

function Page() {
  return (
    <>
      <p>{useToday().line || 'as always'}</p>
      <SoldOut name="Samosas">
        <span>8 min</span>
      </SoldOut>
    </>
  );
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-29T09:00:00Z') });
  globalThis.fetch = answer;
});
afterEach(() => jest.useRealTimers());

const after = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

const TODAY = { until: '2026-11-30T01:00:00Z', soldOut: ['Samosas'], line: 'Closes early: 8:00 PM' };

it('a static page says nothing of today', () => {
  expect(renderToString(<Page />)).toContain('as always');
});

it('an open page says within 30 seconds what is special today, and when it is over', async () => {
  says({});
  render(<Page />);
  await after(1);
  expect(screen.getByText('8 min')).toBeVisible();
  says(TODAY);
  await after(30);
  expect(screen.getByText('Sold out today')).toBeVisible();
  expect(screen.queryByText('8 min')).toBeNull();
  expect(screen.getByText('Closes early: 8:00 PM')).toBeVisible();
  says({});
  await after(30);
  expect(screen.getByText('8 min')).toBeVisible();
});

const ORDER = order('ORD-001', { items: [{ name: 'Samosas', price: 250, quantity: 2 }] });

it.each([
  ['a shared link', SharedCartOffer, { address: '/cart?dishes=1x2' }],
  ['an order again', ReorderNotice, { address: '/order?reorder=ORD-001', user: AMINA, orders: [ORDER] }],
  ['the printed menu', PrintedMenu, {}],
])('%s knows what is sold out', async (_, Part, visit) => {
  says(TODAY);
  openPage(Part, visit);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  await after(1);
  expect(screen.getByText('Sold out today: Samosas')).toBeInTheDocument();
  says({});
  await after(30);
  expect(screen.queryByText(/Sold out today/)).toBeNull();
});

it('without a server the last word counts until its day is over', async () => {
  says(TODAY);
  render(<Page />);
  await after(1);
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  await after(3600);
  expect(screen.getByText('Sold out today')).toBeVisible();
  jest.setSystemTime(new Date('2026-11-30T01:00:00Z'));
  await after(30);
  expect(screen.getByText('as always')).toBeVisible();
});

it.each([['[]'], ['null'], ['<!doctype html>']])('an answer %s changes nothing', async (text) => {
  answer.mockImplementation(() =>
    Promise.resolve({ ok: true, text: () => Promise.resolve(text) } as Response),
  );
  render(<Page />);
  await after(30);
  expect(screen.getByText('as always')).toBeVisible();
  expect(screen.getByText('8 min')).toBeVisible();
});

it('a page that nobody looks at any more asks no longer', async () => {
  says({});
  const { unmount } = render(<Page />);
  await after(1);
  unmount();
  answer.mockClear();
  await after(120);
  expect(answer).not.toHaveBeenCalled();
});
