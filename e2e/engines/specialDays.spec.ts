import { test } from './test';

test('a day when the venue is closed is refused beside the date, until another one is chosen', async ({
  visitor,
}) => {
  await visitor.open('/reservations');
  await visitor.fill('Date', '2027-12-25');
  await visitor.sees(
    'text',
    'Choose another date: we are closed on Saturday, 25 December 2027 (Christmas Day)',
  );
  await visitor.fill('Time', '7:00 PM');
  await visitor.fill('Guests', '4');
  await visitor.fill('Full Name', 'Otieno Ouma');
  await visitor.fill('Phone', '0722 000 000');
  await visitor.fill('Email', 'otieno@example.com');
  await visitor.press('button', 'Reserve Table', { kind: 'main' });
  await visitor.seesNo('text', 'Reservation Submitted!');
  await visitor.fill('Date', '2027-12-24');
  await visitor.seesNo('text', /^Choose another date/);
});
