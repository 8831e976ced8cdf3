import { expect, test } from '../support/test';

for (const [path, last] of [
  ['/privacy-policy', 'Changes to This Policy'],
  ['/terms-and-conditions', 'Contact Us'],
] as const)
  test(`the table of contents of ${path} leads to its sections`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText('30 August 2025')).toBeVisible();
    await expect(page.getByText('28 August 2025')).toBeVisible();
    const heading = page.getByRole('heading', { name: last });
    await expect(heading).not.toBeInViewport();
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: last }).click();
    await expect(heading).toBeInViewport();
  });
