import { markupInFirstWindow } from './markupInFirstWindow';

it('what is below the fold is not in the first window', () => {
  const html = '<main><p>a</p><div class="b" data-below-fold=""><div>c</div></div></main><p>d</p>';
  expect(markupInFirstWindow(html)).toBe('<main><p>a</p></main><p>d</p>');
});

it('of a slide that is not shown, only the element itself is in the first window', () => {
  const html =
    '<div aria-roledescription="slide" aria-hidden="false"><p>a</p></div><div aria-roledescription="slide" class="b" aria-hidden="true"><p>c</p></div>' +
    '<svg aria-hidden="true"><path></path></svg>';
  expect(markupInFirstWindow(html)).toBe(html.replace('<p>c</p></div>', ''));
});

it('a closed dialog is not in the first window, and an open one is', () => {
  expect(markupInFirstWindow('<p>a</p><dialog><p>b</p></dialog><dialog open=""><p>c</p></dialog>')).toBe(
    '<p>a</p><dialog open=""><p>c</p></dialog>',
  );
});

it('a closed dialog that a button opens without the application is in the first window', () => {
  const html = '<dialog id="navigation" popover="auto"><p>a</p></dialog>';
  expect(markupInFirstWindow(html)).toBe(html);
});

it('values of attributes are not taken for what they name', () => {
  const html = '<p title="data-below-fold">a</p>';
  expect(markupInFirstWindow(html)).toBe(html);
});
