import { markupInFirstWindow } from './firstWindow';

it('the content of what is below the fold is not in the first window, but its element keeps the place', () => {
  const html = '<main><p>a</p><div class="b" data-below-fold=""><div>c</div></div></main><p>d</p>';
  expect(markupInFirstWindow(html)).toBe('<main><p>a</p><div class="b" data-below-fold=""></main><p>d</p>');
});

it('a closed dialog is not in the first window, and an open one is', () => {
  expect(markupInFirstWindow('<p>a</p><dialog><p>b</p></dialog><dialog open=""><p>c</p></dialog>')).toBe(
    '<p>a</p><dialog open=""><p>c</p></dialog>',
  );
});

it('values of attributes are not taken for what they name', () => {
  const html = '<p title="data-below-fold">a</p>';
  expect(markupInFirstWindow(html)).toBe(html);
});
