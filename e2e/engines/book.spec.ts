import { daysAhead, inWords } from '../support/nairobi';
import { typed } from '../support/typed';
import { expect, test } from './test';

const DATE = daysAhead(30);
/** The next one after today. */
const CHRISTMAS = `${daysAhead(7).slice(0, 4)}-12-25`;
const LIST = { kind: 'region', name: 'Asked from this device' } as const;

test('a guest on a phone is refused a closed day, reserves another, and finds it after a reload and in another tab', async ({
  visitor,
  newTab,
}) => {
  await visitor.holdsWindowOf(390, 844);
  await visitor.open('/reservations');
  // decisions, The venue's time
  expect(await visitor.tab.call(() => sessionStorage.getItem('serverTime'), null)).toMatch(/^\d{13}$/);
  // The browser itself asks for what is missing.
  await visitor.press('button', 'Reserve Table', { kind: 'main' });
  await visitor.hasFocusOn('field', 'Date');
  await visitor.fill('Date', CHRISTMAS);
  await visitor.sees('text', `Choose another date: we are closed on ${inWords(CHRISTMAS)} (Christmas Day)`);
  await visitor.fill('Time', '7:00 PM');
  await visitor.fill('Guests', '4');
  await visitor.fill('Full Name', typed('Otieno Ouma'));
  await visitor.fill('Phone', typed('0722 000 000', 'phone'));
  await visitor.fill('Email', typed('otieno@example.com', 'email'));
  await visitor.press('button', 'Reserve Table', { kind: 'main' });
  await visitor.hasFocusOn('field', 'Date');
  await visitor.seesNo('text', 'Reservation Submitted!');
  await visitor.scrollsNotSideways();
  await visitor.fill('Date', DATE);
  await visitor.seesNo('text', /^Choose another date/);
  await visitor.press('button', 'Reserve Table', { kind: 'main' });
  await visitor.sees('text', 'Reservation Submitted!');
  await visitor.hasFocusOn('heading', 'Thank you for your reservation');
  await visitor.sees('text', inWords(DATE));
  await visitor.reload();
  await visitor.press('button', 'Change or cancel');
  await visitor.press('button', 'They said yes', { kind: 'dialog' });
  await visitor.key('Escape');
  await visitor.hasFocusOn('button', 'Change or cancel');

  const later = await newTab();
  await later.open('/reservations');
  await later.sees('text', '7:00 PM · 4 guests', LIST);
  await later.sees('text', 'They said yes', LIST);
  await later.seesNo('heading', 'Thank you for your reservation');
  await visitor.sees('text', '7:00 PM · 4 guests', LIST);
  await later.press('button', /^Remove Table at Bustani Gardens/, LIST);
  await later.seesNo('region', 'Asked from this device');
  await visitor.seesNo('region', 'Asked from this device');
  await later.press('button', 'Undo');
  await visitor.sees('text', '7:00 PM · 4 guests', LIST);
});
