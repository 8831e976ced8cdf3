import { act, fireEvent, render, renderHook, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { CAROUSEL } from '../../catalogue/generated/words/carousel';
import { havePointers } from '../../testing/pointers';
import { Carousel } from './Carousel';
import { useCarousel } from './useCarousel';

const TITLES = CAROUSEL.slides.map(({ title }) => title);

beforeAll(havePointers);
beforeEach(() => {
  jest.useFakeTimers();
  window.matchMedia = jest.fn().mockReturnValue({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
});
afterEach(() => jest.useRealTimers());

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const carousel = () => screen.getByRole('region', { name: 'The garden in five pictures' });
const shown = () => within(carousel()).getByRole('group', { name: /^\d of 5$/ });
const slides = () => [...carousel().querySelectorAll('[aria-roledescription="slide"]')];
const liveRegion = () => shown().parentElement;

it('the hero carousel is announced as a carousel of five slides, of which one is shown', () => {
  render(<Carousel />);
  expect(carousel()).toHaveAttribute('aria-roledescription', 'carousel');
  expect(slides().map((slide) => slide.getAttribute('aria-label'))).toEqual([
    '1 of 5',
    '2 of 5',
    '3 of 5',
    '4 of 5',
    '5 of 5',
  ]);
  expect(shown()).toHaveAccessibleName('1 of 5');
  expect(shown()).toHaveTextContent(TITLES[0] ?? 'no title');
});

it('the hero carousel has previous and next arrows, which wrap around as well', () => {
  render(<Carousel />);
  fireEvent.click(screen.getByRole('button', { name: 'Previous picture' }));
  expect(shown()).toHaveAccessibleName('5 of 5');
  fireEvent.click(screen.getByRole('button', { name: 'Next picture' }));
  expect(shown()).toHaveAccessibleName('1 of 5');
});

it('the hero carousel has a dot for every picture, named after it, and marks the one that is shown', () => {
  render(<Carousel />);
  const dots = within(screen.getByRole('group', { name: 'Choose a picture' })).getAllByRole('button');
  expect(dots.map((dot) => dot.getAttribute('aria-label'))).toEqual(TITLES);
  fireEvent.click(screen.getByRole('button', { name: TITLES[3] }));
  expect(shown()).toHaveAccessibleName('4 of 5');
  expect(dots.map((dot) => dot.getAttribute('aria-current'))).toEqual([
    'false',
    'false',
    'false',
    'true',
    'false',
  ]);
});

it('the hero carousel offers Pause while it plays, and Play while it is paused', () => {
  render(<Carousel />);
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  wait(20_000);
  expect(shown()).toHaveAccessibleName('1 of 5');
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  wait(5000);
  expect(shown()).toHaveAccessibleName('2 of 5');
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
});

it('the hero carousel waits while a mouse rests on it', () => {
  render(<Carousel />);
  fireEvent.pointerEnter(carousel(), { pointerType: 'mouse' });
  wait(20_000);
  expect(shown()).toHaveAccessibleName('1 of 5');
  fireEvent.pointerLeave(carousel(), { pointerType: 'mouse' });
  wait(5000);
  expect(shown()).toHaveAccessibleName('2 of 5');
});

it('the hero carousel waits while the focus is in it, wherever in it the focus goes', () => {
  render(<Carousel />);
  const next = screen.getByRole('button', { name: 'Next picture' });
  act(() => screen.getByRole('button', { name: 'Previous picture' }).focus());
  act(() => next.focus());
  wait(20_000);
  expect(shown()).toHaveAccessibleName('1 of 5');
  act(() => next.blur());
  wait(5000);
  expect(shown()).toHaveAccessibleName('2 of 5');
});

it('the hero carousel announces a slide only when the visitor moved it', () => {
  render(<Carousel />);
  expect(liveRegion()).toHaveAttribute('aria-live', 'off');
  act(() => screen.getByRole('button', { name: 'Next picture' }).focus());
  expect(liveRegion()).toHaveAttribute('aria-live', 'polite');
});

it.each([
  ['to the left shows the next', -40, '2 of 5'],
  ['to the right shows the one before', 40, '5 of 5'],
  ['that is too short does nothing', -39, '1 of 5'],
])('on the hero carousel a swipe %s', (_what, by, name) => {
  render(<Carousel />);
  fireEvent.pointerDown(shown(), { pointerType: 'touch', clientX: 200 });
  fireEvent.pointerUp(shown(), { pointerType: 'touch', clientX: 200 + by });
  expect(shown()).toHaveAccessibleName(name);
});

it('a scroll that began on the hero carousel is not taken for a swipe', () => {
  render(<Carousel />);
  fireEvent.pointerDown(shown(), { pointerType: 'touch', clientX: 200 });
  fireEvent.pointerCancel(shown(), { pointerType: 'touch', clientX: 150 });
  fireEvent.pointerUp(shown(), { pointerType: 'touch', clientX: 100 });
  expect(shown()).toHaveAccessibleName('1 of 5');
});

it('the hero carousel loads the first picture first, with its size, and the others lazily', () => {
  render(<Carousel />);
  const [first, ...others] = slides().map((slide) => slide.querySelector('img'));
  expect(first).toHaveAttribute('loading', 'eager');
  expect(first).toHaveAttribute('fetchpriority', 'high');
  expect(first).toHaveAttribute('width');
  expect(first).toHaveAttribute('height');
  expect(others).toHaveLength(4);
  for (const image of others) expect(image).toHaveAttribute('loading', 'lazy');
});

describe('how the carousel plays', () => {
  let calm = false;
  let hidden = false;

  function start(count = 5) {
    return renderHook(() => useCarousel(count)).result;
  }

  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  function showTab(shown: boolean) {
    hidden = !shown;
    act(() => document.dispatchEvent(new Event('visibilitychange')));
  }

  beforeEach(() => {
    jest.useFakeTimers();
    calm = false;
    hidden = false;
    window.matchMedia = jest.fn().mockImplementation(() => ({
      get matches() {
        return calm;
      },
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    jest.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('the carousel shows each picture for five seconds', () => {
    const carousel = start();
    wait(4999);
    expect(carousel.current.index).toBe(0);
    wait(1);
    expect(carousel.current.index).toBe(1);
    wait(4999);
    expect(carousel.current.index).toBe(1);
    wait(1);
    expect(carousel.current.index).toBe(2);
  });

  it('the carousel gives a picture chosen by hand its full five seconds', () => {
    const carousel = start();
    wait(4000);
    act(() => carousel.current.next());
    wait(4999);
    expect(carousel.current.index).toBe(1);
    wait(1);
    expect(carousel.current.index).toBe(2);
  });

  it('the carousel stays held until both pointer and focus have left', () => {
    const carousel = start();
    act(() => carousel.current.hold('pointer', true));
    act(() => carousel.current.hold('focus', true));
    act(() => carousel.current.hold('pointer', false));
    wait(60_000);
    expect(carousel.current.index).toBe(0);
  });

  it('the carousel plays when Play is pressed, although pointer and focus are on the button', () => {
    const carousel = start();
    act(() => carousel.current.toggle());
    act(() => carousel.current.hold('pointer', true));
    act(() => carousel.current.hold('focus', true));
    act(() => carousel.current.toggle());
    wait(5000);
    expect(carousel.current.index).toBe(1);
  });

  it('the carousel waits while the tab is hidden', () => {
    const carousel = start();
    showTab(false);
    wait(60_000);
    expect(carousel.current.index).toBe(0);
    showTab(true);
    wait(5000);
    expect(carousel.current.index).toBe(1);
  });

  it('the carousel stands still from the start where reduced motion is asked for, until somebody presses Play', () => {
    calm = true;
    const carousel = start();
    expect(carousel.current.playing).toBe(false);
    wait(60_000);
    expect(carousel.current.index).toBe(0);
    act(() => carousel.current.toggle());
    wait(5000);
    expect(carousel.current.index).toBe(1);
  });

  it('the carousel always shows one of its pictures, whatever is pressed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.array(fc.constantFrom('next', 'previous'), { maxLength: 30 }),
        (count, presses) => {
          const carousel = start(count);
          let expected = 0;
          for (const press of presses) {
            act(() => carousel.current[press]());
            expected += press === 'next' ? 1 : -1;
          }
          expect(carousel.current.index).toBe(((expected % count) + count) % count);
        },
      ),
      { numRuns: 40 },
    );
  });
});
