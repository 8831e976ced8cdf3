import { readFile } from 'node:fs/promises';
import { expectNoBarriers } from '../support/barriers';
import { hydrated } from '../support/hydrated';
import { nairobiNow } from '../support/nairobi';
import { expect, test } from '../support/test';
import { signedInAs } from '../support/visitors';

// Nairobi's clock counts, wherever the visitor is
test.use({ timezoneId: 'Pacific/Auckland' });

test('an event reservation names missing fields, sends nothing, and offers WhatsApp and the calendar', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await nairobiNow(page, '2026-11-27T18:59');
  await page.goto('/events/friday-live-band');
  await hydrated(page);
  const form = page.getByRole('form', { name: 'Reserve Your Spot' });
  await form.getByRole('button', { name: 'Submit Reservation' }).click();
  await expect(page.getByText('Missing Information')).toBeVisible();
  await expect(page.getByText('Please fill in all required fields.')).toBeVisible();
  await expect(form.getByLabel('Full Name')).toBeFocused();
  await expectNoBarriers(page);

  await form.getByLabel('Full Name').fill('Amina & Otieno');
  await form.getByLabel('Email').fill('amina@example.com');
  await form.getByLabel('Phone').fill('+254 711 000 000');
  await form.getByLabel('Number of Guests').fill('10');
  const before = visit.requests.length;
  await form.getByRole('button', { name: 'Submit Reservation' }).click();
  const panel = page.getByRole('region', { name: 'Reservation Submitted!' });
  await expect(panel.getByRole('heading')).toBeFocused();
  await expect(panel).toContainText('Friday, 27 November 2026');
  await expect(form.getByLabel('Full Name')).toHaveValue('');
  await expectNoBarriers(page);

  const whatsapp = await panel.getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('href');
  expect(new URL(whatsapp ?? '').searchParams.get('text')).toContain('Name: Amina & Otieno\n');
  const saved = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Add to calendar' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('friday-live-band-2026-11-27.ics');
  expect(await readFile(await file.path(), 'utf8')).toContain(
    'DTSTART;TZID=Africa/Nairobi:20261127T190000\r\n',
  );
  expect(visit.requests.slice(before).filter((url) => !url.startsWith('blob:'))).toEqual([]);
});

test('the next date of a weekly event moves on once the event has begun', async ({ page }) => {
  await nairobiNow(page, '2026-11-27T19:00');
  await page.goto('/events');
  await hydrated(page);
  await expect(page.getByRole('article').filter({ hasText: 'Friday Live Band' })).toContainText(
    'Next: Friday, 4 December 2026',
  );
});

test('an event reservation of a customer waits among the tickets, not yet confirmed', async ({ page }) => {
  await signedInAs(page, 'customer');
  await page.goto('/events/wine-and-embers');
  await hydrated(page);
  await page.getByRole('button', { name: 'Use my details' }).click();
  await page.getByLabel('Number of Guests').fill('2');
  await page.getByRole('button', { name: 'Submit Reservation' }).click();
  await expect(page.getByRole('link', { name: 'your tickets' })).toBeVisible();
  const tickets = await page.evaluate(() => localStorage.getItem('tickets'));
  expect(JSON.parse(tickets ?? '[]')).toMatchObject([
    { id: 'TIC-001', eventTitle: 'Wine & Embers', status: 'pending', price: 0, ticketType: 'Standard' },
  ]);
});

test('the photos of a past event can be viewed by keyboard, and there are no more to load', async ({
  page,
}) => {
  await page.goto('/events/madaraka-day-choma');
  await hydrated(page);
  await page.getByRole('link', { name: 'View Photos' }).click();
  await expect(page).toHaveURL('/events/madaraka-day-choma/photos');
  const photos = page.getByRole('list', { name: 'Photos' }).getByRole('button');
  await expect(photos).toHaveCount(8);
  await page.getByRole('button', { name: 'Load More Photos' }).press('Enter');
  await expect(page.getByText('Coming soon')).toBeVisible();
  await expect(photos).toHaveCount(8);
  await photos.last().press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Photos of Madaraka Day Nyama Choma Festival' });
  await expect(viewer).toContainText('8 of 8');
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toContainText('1 of 8');
  await expectNoBarriers(page);
  await page.keyboard.press('Escape');
  await expect(photos.last()).toBeFocused();
});

for (const path of ['/events/new-year-2099', '/events/friday-live-band/photos'])
  test(`${path} is not found, and search engines are told so`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Event Not Found' })).toBeVisible();
    await expect(page).toHaveTitle('Event Not Found · Bustani Gardens');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('link', { name: 'Back to Events' })).toHaveAttribute('href', '/events');
  });
