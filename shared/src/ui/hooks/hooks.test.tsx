import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { keyOf } from './keyOf';
import { isRepeatClick } from './isRepeatClick';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';
import { useNow } from './useNow';

it.each([
  ['Enter', {}, 'Enter'],
  ['ArrowDown', {}, 'ArrowDown'],
  ['Enter', { isComposing: true }, ''],
  ['ArrowDown', { isComposing: true }, ''],
  ['Escape', { isComposing: true }, ''],
  ['Enter', { keyCode: 229 }, ''],
  ['Process', { isComposing: true, keyCode: 229 }, ''],
])('the key %s with %j counts as "%s"', (key, init, counts) => {
  expect(keyOf(new KeyboardEvent('keydown', { key, ...init }))).toBe(counts);
});

it.each([
  ['a press of a key', 0, false],
  ['a click', 1, false],
  ['the second click of a double click', 2, true],
  ['the third of a burst', 3, true],
])('%s (detail %i) is a repeat of the click before it: %s', (_, detail, repeats) => {
  expect(isRepeatClick({ detail })).toBe(repeats);
});

interface MenuProps {
  dishes: string[];
  withRegion?: boolean;
}

function Menu({ dishes, withRegion = true }: MenuProps) {
  useFocusAfterRemoval();
  return (
    <main id="main" tabIndex={-1}>
      <h1 tabIndex={-1}>Menu</h1>
      <section aria-label="Dishes" {...(withRegion && { tabIndex: -1 })}>
        {dishes.length > 0 && (
          <ul>
            {dishes.map((dish) => (
              <li key={dish}>
                <h2 tabIndex={-1}>{dish}</h2>
                <button>Remove {dish}</button>
              </li>
            ))}
          </ul>
        )}
      </section>
      <input aria-label="Search" />
    </main>
  );
}

const DISHES = ['Mandazi', 'Tilapia', 'Madafu'];
const button = (dish: string) => screen.getByRole('button', { name: `Remove ${dish}` });

describe('when a list item goes with the button that has the focus', () => {
  it('the focus goes to the name of the next item, of the one before, at last to the region', () => {
    const { rerender } = render(<Menu dishes={DISHES} />);
    act(() => button('Tilapia').focus());
    rerender(<Menu dishes={['Mandazi', 'Madafu']} />);
    expect(screen.getByRole('heading', { name: 'Madafu' })).toHaveFocus();
    rerender(<Menu dishes={['Mandazi']} />);
    expect(screen.getByRole('heading', { name: 'Mandazi' })).toHaveFocus();
    rerender(<Menu dishes={[]} />);
    expect(screen.getByRole('region', { name: 'Dishes' })).toHaveFocus();
  });

  it('the focus goes to the page’s heading where no region can take it', () => {
    const { rerender } = render(<Menu dishes={DISHES} withRegion={false} />);
    act(() => button('Tilapia').focus());
    rerender(<Menu dishes={[]} withRegion={false} />);
    expect(screen.getByRole('heading', { name: 'Menu' })).toHaveFocus();
  });

  it('the focus stays where somebody put it meanwhile', () => {
    const { rerender } = render(<Menu dishes={DISHES} />);
    act(() => button('Mandazi').focus());
    act(() => screen.getByRole('textbox').focus());
    rerender(<Menu dishes={[]} />);
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('the focus stays nowhere when somebody put it away', async () => {
    const { rerender } = render(<Menu dishes={DISHES} />);
    act(() => button('Mandazi').focus());
    await act(async () => button('Mandazi').blur());
    rerender(<Menu dishes={[]} />);
    expect(document.body).toHaveFocus();
  });
});

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
