import { expectNoBarriers, expectNoOverflow } from '../support/barriers';
import { hydrated } from '../support/hydrated';
import { expect, test } from '../support/test';

test('calendar programs subscribe to all events from the events page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/events');
  await hydrated(page);
  await expect(page.getByRole('link', { name: 'Subscribe' })).toHaveAttribute(
    'href',
    'webcal://bustanigardens.example/events.ics',
  );
  await expect(page.getByRole('link', { name: 'Calendar file' })).toHaveAttribute('href', '/events.ics');
  await expectNoBarriers(page);
  await expectNoOverflow(page);
});
