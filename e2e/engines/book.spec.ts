import { test } from './test';

test('a guest reserves a table; the browser itself asks for what is missing', async ({ visitor }) => {
  await visitor.open('/reservations');
  await visitor.press('button', 'Reserve Table', { kind: 'main' });
  await visitor.seesNo('text', 'Reservation Submitted!');
  await visitor.fill('Date', '2027-11-29');
  await visitor.fill('Time', '7:00 PM');
  await visitor.fill('Guests', '4');
  await visitor.fill('Full Name', 'Otieno Ouma');
  await visitor.fill('Phone', '0722 000 000');
  await visitor.fill('Email', 'otieno@example.com');
  await visitor.press('button', 'Reserve Table', { kind: 'main' });
  await visitor.sees('text', 'Reservation Submitted!');
  await visitor.sees('text', "We'll confirm your booking within 24 hours.");
  await visitor.hasFocusOn('heading', 'Thank you for your reservation');
  await visitor.sees('text', 'Monday, 29 November 2027');
});

test('a guest reserves places at an event', async ({ visitor }) => {
  await visitor.open('/events');
  await visitor.press('link', /Friday Live Band/, { kind: 'main' });
  await visitor.isAt('/events/friday-live-band');
  await visitor.fill('Full Name', 'Amina');
  await visitor.fill('Email', 'amina@example.com');
  await visitor.fill('Phone', '0711');
  await visitor.fill('Number of Guests', '4');
  await visitor.press('button', 'Submit Reservation');
  await visitor.sees('text', 'Reservation Submitted!');
});

test('a guest writes a message and is offered to send it on WhatsApp', async ({ visitor }) => {
  await visitor.open('/contact');
  await visitor.fill('Full Name', 'Otieno Ouma');
  await visitor.fill('Email', 'otieno@example.com');
  await visitor.fill('Subject', 'Saturday');
  await visitor.fill('Message', 'A table & a cake?');
  await visitor.press('button', 'Send Message');
  await visitor.sees('text', 'Message Sent!');
  await visitor.sees('link', 'Send on WhatsApp');
});
