import fc from 'fast-check';
import { mailLink, smsLink, telLink, whatsappLink } from './contactLinks';

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

it('the link of a text message has number and text, and no line or sign of it is lost', () => {
  expect(smsLink('+254 (700) 000-101', 'Hello Amina,\nsee you & yours')).toBe(
    'sms:+254700000101?&body=Hello%20Amina%2C%0Asee%20you%20%26%20yours',
  );
});

it('the link of an e-mail has address, subject and text, with the ends of lines that mail has', () => {
  expect(mailLink(' amina@example.com ', { subject: 'A table?', body: 'Hello\nAmina \uD83C' })).toBe(
    'mailto:amina@example.com?subject=A%20table%3F&body=Hello%0D%0AAmina%20%EF%BF%BD',
  );
});
