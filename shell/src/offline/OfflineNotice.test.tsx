import { act, render, screen } from '@testing-library/react';
import { OfflineNotice } from './OfflineNotice';

const NOTICE = /^You are offline\./;
const reach = jest.fn<Promise<unknown>, unknown[]>();

beforeEach(() => {
  jest.useFakeTimers();
  window.fetch = reach as unknown as typeof fetch;
  reach.mockReset().mockResolvedValue({ ok: true });
});
afterEach(() => jest.useRealTimers());

const tell = (type: string) => act(async () => void window.dispatchEvent(new Event(type)));

it('the notice comes when the network goes, if the site can’t be reached, and goes when it can', async () => {
  render(<OfflineNotice />);
  await tell('offline');
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  reach.mockRejectedValue(new TypeError('Failed to fetch'));
  await tell('offline');
  expect(screen.getByText(NOTICE)).toBeVisible();
  await tell('online');
  expect(screen.getByText(NOTICE)).toBeVisible();
  reach.mockResolvedValue({ ok: false });
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
});

it('a page that reaches the site asks for nothing', async () => {
  render(<OfflineNotice />);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(reach).not.toHaveBeenCalled();
});
