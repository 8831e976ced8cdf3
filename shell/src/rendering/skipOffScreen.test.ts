import { skipOffScreen } from './skipOffScreen';

const part = (id: string) => document.getElementById(id) as HTMLElement;
const rendering = (id: string) => [
  part(id).style.getPropertyValue('content-visibility'),
  part(id).style.getPropertyValue('contain-intrinsic-block-size'),
];

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `
    <section id="high" data-off-screen="skipped" style="padding: 40px 0"></section>
    <section id="hidden" data-off-screen="skipped"></section>
    <section id="plain"></section>`;
  part('high').getBoundingClientRect = () => new DOMRect(0, 0, 400, 1080);
});
afterEach(() => jest.useRealTimers());

it('parts off screen are left out at an idle moment, with the height that they have', () => {
  skipOffScreen();
  expect(rendering('high')).toEqual(['', '']);
  jest.runAllTimers();
  expect(rendering('high')).toEqual(['auto', 'auto 1000px']);
});

it('parts without a height, and other elements, are rendered as they are', () => {
  skipOffScreen();
  jest.runAllTimers();
  expect(rendering('hidden')).toEqual(['', '']);
  expect(rendering('plain')).toEqual(['', '']);
});

it('a part keeps its first height, since it may be left out when it is looked at again', () => {
  skipOffScreen();
  jest.runAllTimers();
  part('high').getBoundingClientRect = () => new DOMRect(0, 0, 400, 500);
  skipOffScreen();
  jest.runAllTimers();
  expect(rendering('high')).toEqual(['auto', 'auto 1000px']);
});
