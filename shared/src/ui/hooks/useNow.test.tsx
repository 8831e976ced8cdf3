import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useNow } from './useNow';

function Clock() {
  return <p>{useNow()?.toISOString() ?? 'not known yet'}</p>;
}

describe('the present', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T10:06:24Z') }));
  afterEach(() => jest.useRealTimers());

  it('useNow gives the present time to the minute', () => {
    render(<Clock />);
    expect(screen.getByText('2026-11-21T10:06:00.000Z')).toBeInTheDocument();
  });

  it('useNow changes when the minute does, and not before', () => {
    render(<Clock />);
    act(() => jest.advanceTimersByTime(35_999));
    expect(screen.getByText('2026-11-21T10:06:00.000Z')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText('2026-11-21T10:07:00.000Z')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('2026-11-21T10:08:00.000Z')).toBeInTheDocument();
  });

  it('useNow is right again when a sleeping tab is shown', () => {
    render(<Clock />);
    jest.setSystemTime(new Date('2026-11-21T18:30:10Z'));
    act(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByText('2026-11-21T18:30:00.000Z')).toBeInTheDocument();
  });

  it('useNow gives no time on a prerendered page, and the time after hydration, without a mismatch', () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = document.createElement('div');
    page.innerHTML = renderToString(<Clock />);
    expect(page).toHaveTextContent('not known yet');
    render(<Clock />, { container: page, hydrate: true });
    expect(page).toHaveTextContent('2026-11-21T10:06:00.000Z');
    expect(complaint).not.toHaveBeenCalled();
    complaint.mockRestore();
  });

  it('useNow stops its timer when the component is unmounted', () => {
    const { unmount } = render(<Clock />);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
