import { minifyMarkup } from './minifyMarkup';

const parse = (html: string) => {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
};

it.each([
  ['quotes', '<p class="kAbc" id="a">x</p>', '<p class=kAbc id=a>x</p>'],
  ['addresses', '<a href="/">Home</a>', '<a href=/>Home</a>'],
  ['values with spaces', '<p class="a b" title="It&#x27;s">x</p>', '<p class="a b" title=It&#x27;s>x</p>'],
  ['empty values', '<input required="" value=""><img alt="">', '<input required value><img alt>'],
  [
    'drawings',
    '<svg viewBox="0 0 24 24"><path d="M0" fill="none"></path><use href="#icon"></use></svg>',
    '<svg viewBox="0 0 24 24"><path d=M0 fill="none"/><use href="#icon"/></svg>',
  ],
  ['parameters', '<img src="/a?b=1&amp;c=2&amp;d">', '<img src="/a?b=1&c=2&amp;d">'],
])('markup is written shorter and means the same: %s', (_what, rendered, sent) => {
  expect(minifyMarkup(rendered)).toBe(sent);
  expect(parse(sent).isEqualNode(parse(rendered))).toBe(true);
});

it('texts stay as they are', () => {
  const html = '<p>a="b" &lt;p class="x"&gt; Salt &amp; pepper=1</p>';
  expect(minifyMarkup(html)).toBe(html);
});

it('the mark of React Router on links is not sent', () => {
  expect(minifyMarkup('<a href="/menu" data-discover="true">Menu</a>')).toBe('<a href=/menu>Menu</a>');
});
