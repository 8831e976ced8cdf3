// requirements 2, Privacy policy; requirements 2, Terms and conditions
import { screen, within } from '@testing-library/react';
import { PRIVACY_POLICY } from '../catalogue/legal/privacyPolicy';
import { TERMS } from '../catalogue/legal/terms';
import { openPage } from '../testing/openPage';
import PrivacyPolicyScreen from './PrivacyPolicyScreen';
import TermsScreen from './TermsScreen';

describe.each([
  ['Privacy Policy', PrivacyPolicyScreen, PRIVACY_POLICY, 'Terms and Conditions', '/terms-and-conditions'],
  ['Terms and Conditions', TermsScreen, TERMS, 'Privacy Policy', '/privacy-policy'],
] as const)('the page %s', (title, Screen, document, other, otherPath) => {
  it(`the page ${title} says from when it is effective and whom to ask, and links to the other legal page`, () => {
    openPage(Screen);
    expect(screen.getByRole('link', { name: other })).toHaveAttribute('href', otherPath);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText('30 August 2025')).toHaveAttribute('datetime', '2025-08-30');
    expect(screen.getByText('30 August 2025').parentElement).toHaveTextContent('Effective 30 August 2025');
    expect(screen.getByText('28 August 2025').parentElement).toHaveTextContent('Last updated 28 August 2025');
    const contact = within(screen.getByRole('region', { name: 'Contact Us' }));
    expect(contact.getByRole('link', { name: '+254 700 000 000' })).toHaveAttribute(
      'href',
      'tel:+254700000000',
    );
    expect(contact.getByRole('link', { name: 'hello@bustanigardens.example' })).toHaveAttribute(
      'href',
      'mailto:hello@bustanigardens.example',
    );
    expect(contact.getByText('Eastern Bypass, near Ruai Flyover, Nairobi, Kenya')).toBeVisible();
  });

  it(`the page ${title} prints every section, and links to each from its table of contents`, () => {
    const { container } = openPage(Screen);
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(
      document.sections.map(({ heading }) => heading),
    );
    for (const link of links) {
      const target = container.querySelector(link.getAttribute('href') ?? '');
      expect(target).toHaveTextContent(link.textContent ?? '-');
    }
    for (const { heading, blocks } of document.sections) {
      const section = screen.getByRole('region', { name: heading });
      for (const block of blocks) {
        if (block.kind === 'text') expect(section).toHaveTextContent(block.text);
        if (block.kind === 'list')
          expect(
            within(section)
              .getAllByRole('listitem')
              .map(({ textContent }) => textContent),
          ).toEqual(expect.arrayContaining([...block.items]));
      }
    }
  });
});
