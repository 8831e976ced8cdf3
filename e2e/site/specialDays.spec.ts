import { expectNoBarriers, expectNoOverflow } from '../support/barriers';
import { open } from '../support/hydrated';
import { nairobiNow } from '../support/nairobi';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, timezoneId: 'America/Los_Angeles' });

test('on a phone on a day when the venue is closed, every page says so in Nairobi time, and what comes next', async ({
  page,
}) => {
  await nairobiNow(page, '2026-12-25T00:30');
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  await expect(page.getByRole('list', { name: 'At a glance' })).toContainText('Closed today Christmas Day');
  await expect(footer).toContainText('Fri, 25 Dec 2026, Christmas Day: closed');
  await expect(footer).toContainText("Fri, 1 Jan 2027, New Year's Day: open 1:00 PM - 10:00 PM");
  await expect(page.getByText('Next: Sun, 27 Dec 2026')).toBeAttached();
  await expect(page.getByText(/^Open now/)).toHaveCount(0);
  await expectNoBarriers(page);
  await expectNoOverflow(page);
  await open(page, '/stalls?open=now');
  await expect(page.getByText('0 of 9 stalls are open now')).toBeVisible();
  await expect(page.getByText(/^First up: .+\. Opens 7 AM\.$/)).toBeVisible();
  await expectNoOverflow(page);
  await open(page, '/contact');
  await expect(page.getByRole('region', { name: 'Opening Hours' })).toContainText(
    "1 January (New Year's Day)open 1:00 PM - 10:00 PM",
  );
  await expectNoBarriers(page);
  await expectNoOverflow(page);
});
