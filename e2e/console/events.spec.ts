import { expectNoBarriers } from '../support/barriers';
import { expect, test } from '../support/consoleTest';

test(
  'a refused deletion closes the dialog, and Try Again reloads the page',
  { tag: '@core' },
  async ({ page, visit, server }) => {
    await page.goto('/admin/events');
    await server.fail({ kind: 'FORBIDDEN', operation: 'deleteEvent' });
    await page.getByRole('button', { name: 'Delete Live: Coffee Cupping' }).click();
    await expectNoBarriers(page);
    await page.getByRole('button', { name: 'Delete Event' }).click();
    await expect(page.getByRole('heading', { name: 'Error loading events' })).toBeVisible();
    await expectNoBarriers(page);
    await server.fail(null);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('row', { name: /Coffee Cupping/ })).toBeVisible();
    visit.expects(/GraphQL deleteEvent: .*FORBIDDEN/);
  },
);
