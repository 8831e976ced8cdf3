import { expectAccessibleAtAllWidths } from '../support/barriers';
import { bookingDialog, fileSavedBy, messageOf } from '../support/booking';
import { open } from '../support/hydrated';
import { nairobiNow } from '../support/nairobi';
import { storedBefore, TICKET } from '../support/stored';
import { expect, test } from '../support/test';
import { signedInAs } from '../support/visitors';

test('a customer manages a reservation and tickets, and is asked to phone on the day of an event', async ({
  page,
  context,
}) => {
  const ticket = { ...TICKET, eventDate: '2026-12-06' };
  await nairobiNow(page, '2026-11-27T12:00');
  await signedInAs(page, 'customer');
  await storedBefore(page, {
    reservations: [{ id: 'RES-001', date: '2026-12-05', time: '19:00', guests: 4, status: 'confirmed' }],
    tickets: [ticket, { ...ticket, id: 'TIC-003', status: 'pending' }],
  });
  const dialog = bookingDialog(page);
  await open(page, '/dashboard');
  const next = page.getByRole('region', { name: 'Your next visit' });
  await expect(next.getByRole('link', { name: 'Get Directions' })).toHaveAttribute('href', /maps/);
  const table = await fileSavedBy(next.getByRole('button', { name: 'Add to calendar' }));
  expect(table.name).toBe('RES-001.ics');
  expect(table.text).toContain('DTSTART;TZID=Africa/Nairobi:20261205T190000');
  await page.getByRole('button', { name: 'Manage RES-001' }).click();
  const message = await messageOf(dialog.getByRole('link', { name: 'Ask for a change on WhatsApp' }));
  expect(message).toContain('Date: Saturday, 5 December 2026\nTime: 7:00 PM');
  expect(message).toContain('Name: Amina Wanjiru');
  await expectAccessibleAtAllWidths(page, 'the booking');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Manage RES-001' })).toBeFocused();

  await open(page, '/tickets');
  await expectAccessibleAtAllWidths(page, 'the tickets');
  for (const [id, status, link] of [
    ['TIC-002', 'CONFIRMED', 'Ask to cancel by email'],
    ['TIC-003', 'TENTATIVE', 'Send by email'],
  ] as const) {
    await page.getByRole('button', { name: `Manage ${id}` }).click();
    const { name, text } = await fileSavedBy(dialog.getByRole('button', { name: 'Add to calendar' }));
    expect(name).toBe(`${id}.ics`);
    expect(text).toContain('DTSTART;VALUE=DATE:20261206');
    expect(text).toContain(`STATUS:${status}`);
    await expect(dialog.getByRole('link', { name: link })).toBeVisible();
    await page.keyboard.press('Escape');
  }

  // Its hour is not known.
  const onTheDay = await context.newPage();
  await nairobiNow(onTheDay, '2026-12-06T08:00');
  await open(onTheDay, '/tickets');
  await onTheDay.getByRole('button', { name: 'Manage TIC-002' }).click();
  await expect(bookingDialog(onTheDay)).toContainText('Please phone us.');
  await expect(bookingDialog(onTheDay).getByRole('link', { name: /WhatsApp|email/ })).toHaveCount(0);
});
