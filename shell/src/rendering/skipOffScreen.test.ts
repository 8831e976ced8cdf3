/** @jest-environment @venue/shared/tooling/testing/jestDom */
import { skipOffScreen } from './skipOffScreen';

const part = (id: string) => document.getElementById(id) as HTMLElement;
const rendering = (id: string) => [
  part(id).style.getPropertyValue('content-visibility'),
  part(id).style.getPropertyValue('contain-intrinsic-block-size'),
];

function showAt(id: string, top: number, height: number) {
  part(id).getBoundingClientRect = () => new DOMRect(0, top, 400, height);
}

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `
    <section id="passed" data-off-screen="skipped"></section>
    <section id="high" data-off-screen="skipped" style="padding: 40px 0"></section>
    <section id="hidden" data-off-screen="skipped"></section>
    <section id="plain"></section>`;
  showAt('passed', -900, 500);
  showAt('high', innerHeight, 1080);
});
afterEach(() => jest.useRealTimers());

it('parts off screen are left out at an idle moment, with the height that they have', () => {
  skipOffScreen();
  expect(rendering('high')).toEqual(['', '']);
  jest.runAllTimers();
  expect(rendering('high')).toEqual(['auto', 'auto 1000px']);
});

it('each part is measured at an idle moment of its own', () => {
  skipOffScreen();
  jest.advanceTimersToNextTimer();
  expect(rendering('high')).toEqual(['', '']);
  jest.advanceTimersToNextTimer();
  expect(rendering('high')).toEqual(['auto', 'auto 1000px']);
});

it('parts without a height, and other elements, are rendered as they are', () => {
  skipOffScreen();
  jest.runAllTimers();
  expect(rendering('hidden')).toEqual(['', '']);
  expect(rendering('plain')).toEqual(['', '']);
});

it('a part in view is rendered as it is', () => {
  showAt('high', innerHeight - 1, 1080);
  skipOffScreen();
  jest.runAllTimers();
  expect(rendering('high')).toEqual(['', '']);
});

it('a part keeps its first height, since it may be left out when it is looked at again', () => {
  skipOffScreen();
  jest.runAllTimers();
  showAt('high', innerHeight, 500);
  skipOffScreen();
  jest.runAllTimers();
  expect(rendering('high')).toEqual(['auto', 'auto 1000px']);
});

it('estimates pass from the document to its parts, and a part that the visitor has passed keeps its own', () => {
  document.documentElement.dataset.heights = 'estimated';
  skipOffScreen();
  expect(document.documentElement.dataset.heights).toBeUndefined();
  expect(rendering('high')[0]).toBe('auto');
  jest.runAllTimers();
  expect(rendering('passed')[0]).toBe('auto');
  expect(rendering('high')).toEqual(['auto', 'auto 1000px']);
});
