import { required, textOrNull } from './checks';

it.each(['', ' ', '\u200B', '\u2060', '\u2800', '\u3164', ' \u200B\u00A0'])(
  'the name "%s", of which nothing can be seen, is none',
  (name) => {
    expect(required('a name', 200)(name)).toBe('Enter a name.');
    expect(textOrNull(name)).toBeNull();
  },
);

it('a name with something that can be seen is one', () => {
  expect(required('a name', 200)('\u200BAmina')).toBe(false);
  expect(textOrNull('\u2800x')).toBe('\u2800x');
});
