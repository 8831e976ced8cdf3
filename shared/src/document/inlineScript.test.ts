/** @jest-environment @venue/shared/tooling/testing/jestDom */
import { inlineScript } from './inlineScript';

function first() {
  document.title = 'first';
}
const second = () => {
  document.title += ' second';
};

it('the functions of an inline script run one after the other, and stand in it without their names', () => {
  const html = inlineScript(first, second);
  const [, source = ''] = /^<script>(.*)<\/script>$/s.exec(html) ?? [];
  new Function(source)();
  expect(document.title).toBe('first second');
  expect(source).not.toContain('function first');
});
