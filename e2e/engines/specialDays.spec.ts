import { test } from './test';

test('on a phone a day when the venue is closed is refused beside the date; another one is taken', async ({
  visitor,
}) => {
  await visitor.holdsWindowOf(390, 844);
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
  await visitor.scrollsNotSideways();
  await visitor.fill('Date', '2027-12-24');
  await visitor.seesNo('text', /^Choose another date/);
  await visitor.press('button', 'Reserve Table', { kind: 'main' });
  await visitor.sees('text', 'Reservation Submitted!');
});
