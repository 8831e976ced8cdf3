import { staticAddresses } from '../support/addresses';
import { expect, test } from '../support/test';

/** The links of a static page, as written in its HTML. */
interface WrittenLink {
  href: string;
  target: string;
  rel: string;
  isInForm: boolean;
}

test('a link to another site opens beside this one, and a link inside a form never takes the form away', async ({
  page,
  request,
}) => {
  await page.goto('/privacy-policy');
  let away = 0;
  for (const address of await staticAddresses(request)) {
    const links = await page.evaluate(async (path): Promise<WrittenLink[]> => {
      const html = await (await fetch(path)).text();
      const { links } = new DOMParser().parseFromString(html, 'text/html');
      return [...links].map((link) => ({
        href: link.getAttribute('href') ?? '',
        target: link.getAttribute('target') ?? '',
        rel: link.getAttribute('rel') ?? '',
        isInForm: link.closest('form') !== null,
      }));
    }, address);
    const toOtherSites = links.filter(({ href }) => /^https?:/.test(href));
    away += toOtherSites.length;
    for (const link of toOtherSites)
      expect(link, address).toMatchObject({ target: '_blank', rel: 'noreferrer' });
    for (const link of links.filter(({ href, isInForm }) => isInForm && href.startsWith('/')))
      expect(link, address).toMatchObject({ target: '_blank' });
  }
  expect(away).toBeGreaterThan(30);
});
