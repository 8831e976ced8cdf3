import fc from 'fast-check';
import { domainToASCII } from 'node:url';
import { readEmail } from './readEmail';

it.each([
  ['lena@xn--bcher-kva.de', 'lena@bücher.de'],
  ['lena@mail.xn--mnchen-3ya.example', 'lena@mail.münchen.example'],
  ['a@xn--fiqs8s.xn--fiqs8s', 'a@中国.中国'],
  ['a@xn--bcher-kva.xn--p1ai', 'a@bücher.рф'],
  ['amina@example.com', 'amina@example.com'],
  ['xn--bcher-kva@example.com', 'xn--bcher-kva@example.com'],
  ['a@xn--.de', 'a@xn--.de'],
  ['a@xn--!.de', 'a@xn--!.de'],
  ['a@xn--99999999.de', 'a@xn--99999999.de'],
  ['\u200Bamina@exa\u00ADmple.com\u202C', 'amina@example.com'],
  ['no address', 'no address'],
  ['', ''],
])('the e-mail address "%s" of a field is read as "%s"', (value, typed) => {
  expect(readEmail(value)).toBe(typed);
});

it('any domain that browsers write in Punycode is read as it was typed', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...'abcdefxyz0129äöüñçéąłčžжбщλψאבעربية日本語ግእዝ'),
    minLength: 1,
    maxLength: 20,
  });
  fc.assert(
    fc.property(letters, (name) => {
      const domain = domainToASCII(`${name}.example`);
      fc.pre(domain !== '');
      expect(readEmail(`a@${domain}`)).toBe(`a@${name.normalize('NFC')}.example`);
    }),
  );
});
