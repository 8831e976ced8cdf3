import fc from 'fast-check';
import { telLink, whatsappLink } from './contactLinks';

it('the WhatsApp link opens a message to the venue with the text filled in', () => {
  expect(whatsappLink('+254 700 000 000', 'Table for 4 & a cake?\nJina: Amina')).toBe(
    'https://wa.me/254700000000?text=Table%20for%204%20%26%20a%20cake%3F%0AJina%3A%20Amina',
  );
});

it('the WhatsApp link carries any text unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const link = new URL(whatsappLink('254700000000', text));
      expect(link.searchParams.get('text')).toBe(text);
      expect([...link.searchParams]).toHaveLength(1);
      expect(link.hash).toBe('');
    }),
  );
});

it('the WhatsApp link survives a text cut in the middle of an emoji', () => {
  expect(new URL(whatsappLink('254700000000', 'Asante \uD83C')).searchParams.get('text')).toBe(
    'Asante \uFFFD',
  );
});

it('the phone link dials the number as it is printed', () => {
  expect(telLink('+254 (700) 000-000')).toBe('tel:+254700000000');
});
