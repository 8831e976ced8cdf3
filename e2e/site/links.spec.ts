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
  let away = 0;
  for (const address of await staticAddresses(request)) {
    // In an empty page: one of the site parses no text.
    const links = await page.evaluate(
      (html): WrittenLink[] => {
        const { links } = new DOMParser().parseFromString(html, 'text/html');
        return [...links].map((link) => ({
          href: link.getAttribute('href') ?? '',
          target: link.getAttribute('target') ?? '',
          rel: link.getAttribute('rel') ?? '',
          isInForm: link.closest('form') !== null,
        }));
      },
      await (await request.get(address)).text(),
    );
    const toOtherSites = links.filter(({ href }) => /^https?:/.test(href));
    away += toOtherSites.length;
    for (const link of toOtherSites)
      expect(link, address).toMatchObject({ target: '_blank', rel: 'noreferrer' });
    for (const link of links.filter(({ href, isInForm }) => isInForm && href.startsWith('/')))
      expect(link, address).toMatchObject({ target: '_blank' });
  }
  expect(away).toBeGreaterThan(30);
});
