/** @jest-environment @venue/shared/tooling/testing/jestDom */
import { inlineScript } from './inlineScript';
import { keepNumbers } from './keepNumbers';

const SOURCE = inlineScript(keepNumbers).replace(/^<script>|<\/script>$/g, '');

function fieldUnderWheel(html: string) {
  document.body.innerHTML = html;
  const field = document.querySelector('input');
  if (!field) throw new Error('No field');
  field.focus();
  field.dispatchEvent(new Event('wheel', { bubbles: true }));
  const during = field.readOnly;
  jest.runAllTimers();
  return { during, after: field.readOnly };
}

beforeAll(() => {
  jest.useFakeTimers();
  new Function(SOURCE)();
});

afterAll(() => jest.useRealTimers());

it('a focused number is read-only while the wheel turns over it', () => {
  expect(fieldUnderWheel('<input type="number">')).toEqual({ during: true, after: false });
});

it('a number that is read-only anyway stays so', () => {
  expect(fieldUnderWheel('<input type="number" readonly>')).toEqual({ during: true, after: true });
});

it('the wheel over other fields is left alone', () => {
  expect(fieldUnderWheel('<input type="text">')).toEqual({ during: false, after: false });
});
