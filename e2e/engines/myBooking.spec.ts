import { TICKET } from '../support/stored';
import { userOf } from '../support/visitors';
import { test } from './test';
import type { Visitor } from './visitor/Visitor';

const DIALOG = { kind: 'dialog', name: 'Your booking' } as const;
const CUSTOMER = {
  user: userOf('customer'),
  tickets: [TICKET],
  reservations: [{ id: 'RES-001', date: '2030-01-05', time: '19:00', guests: 4, status: 'confirmed' }],
};

async function reserve(visitor: Visitor) {
  await visitor.open('/reservations');
  await visitor.fill('Date', '2029-11-29');
  await visitor.fill('Time', '7:00 PM');
  await visitor.fill('Guests', '4');
  await visitor.fill('Full Name', 'Otieno Ouma');
  await visitor.fill('Phone', '0722 000 000');
  await visitor.fill('Email', 'otieno@example.com');
  await visitor.press('button', 'Reserve Table', { kind: 'main' });
}

test('a guest on a phone comes back to a booking and finds how to change it', async ({ visitor }) => {
  await visitor.holdsWindowOf(390, 844);
  await reserve(visitor);
  await visitor.sees('heading', 'Thank you for your reservation');
  await visitor.reload();
  await visitor.press('button', 'Change or cancel');
  await visitor.sees('link', 'Ask for a change on WhatsApp', DIALOG);
  await visitor.sees('link', 'Ask to cancel by email', DIALOG);
  await visitor.sees('link', 'Get Directions', DIALOG);
  await visitor.scrollsNotSideways();
  await visitor.key('Escape');
  await visitor.hasFocusOn('button', 'Change or cancel');
});

test('a guest on a phone finds a booking again in another tab, manages it and removes it from the device', async ({
  visitor,
  newTab,
}) => {
  const list = { kind: 'region', name: 'Bookings on this device' } as const;
  const table = 'Table at Bustani Gardens, Thursday, 29 November 2029';
  await visitor.holdsWindowOf(390, 844);
  await reserve(visitor);
  await visitor.sees('heading', 'Thank you for your reservation');
  await visitor.sees('button', `Manage ${table}`, list);
  await visitor.scrollsNotSideways();
  // Another tab has no confirmation.
  const later = await newTab();
  await later.open('/reservations');
  await later.seesNo('heading', 'Thank you for your reservation');
  await later.sees('text', '7:00 PM · 4 guests', list);
  await later.press('button', `Manage ${table}`, list);
  await later.sees('button', 'Add to calendar', DIALOG);
  await later.sees('link', 'Get Directions', DIALOG);
  await later.sees('link', 'Ask for a change on WhatsApp', DIALOG);
  await later.sees('link', 'Ask to cancel by email', DIALOG);
  await later.press('button', 'Close', DIALOG);
  await later.hasFocusOn('button', `Manage ${table}`);
  await later.press('button', `Remove ${table} from this device`, list);
  await later.seesNo('region', 'Bookings on this device');
  await visitor.seesNo('region', 'Bookings on this device');
  await later.press('button', 'Undo');
  await later.sees('text', '7:00 PM · 4 guests', list);
  await later.reload();
  await later.sees('text', '7:00 PM · 4 guests', list);
});

test('a customer on a phone manages reservation and ticket', async ({ visitor }) => {
  await visitor.isKnownFor(CUSTOMER);
  await visitor.holdsWindowOf(390, 844);
  for (const [path, id] of [
    ['/reservations', 'RES-001'],
    ['/dashboard', 'RES-001'],
    ['/tickets', 'TIC-002'],
  ] as const) {
    await visitor.open(path);
    await visitor.press('button', `Manage ${id}`);
    await visitor.sees('button', 'Add to calendar', DIALOG);
    await visitor.sees('link', 'Ask to cancel on WhatsApp', DIALOG);
    await visitor.scrollsNotSideways();
    await visitor.press('button', 'Close', DIALOG);
    await visitor.hasFocusOn('button', `Manage ${id}`);
  }
});
