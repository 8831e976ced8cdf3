import type { LegalDocument } from './document';
import { PRIVACY_POLICY } from './privacyPolicy';
import { TERMS } from './terms';

function wordsOf({ intro, sections }: LegalDocument, id?: string): string {
  const blocks = sections
    .filter((section) => id === undefined || section.id === id)
    .flatMap((section) => section.blocks);
  const words = blocks.flatMap((block) => {
    if (block.kind === 'contact') return [];
    return block.kind === 'text' ? [block.text] : block.items;
  });
  return [id === undefined ? intro : '', ...words].join('\n');
}

describe.each([
  ['the privacy policy', PRIVACY_POLICY],
  ['the terms', TERMS],
] as const)('%s', (name, document) => {
  it(`the dates of ${name} are effective 30 August 2025 and last updated 28 August 2025`, () => {
    expect([document.effective, document.updated]).toEqual(['2025-08-30', '2025-08-28']);
  });

  it(`every section of ${name} has an anchor of its own`, () => {
    expect(new Set(document.sections.map(({ id }) => id)).size).toBe(document.sections.length);
  });

  it(`the contact section of ${name} ends with how to reach us`, () => {
    const contact = document.sections.find(({ id }) => id === 'contact');
    expect(contact?.blocks.at(-1)).toEqual({ kind: 'contact' });
  });
});

it('the privacy policy covers its required subjects in order', () => {
  const subjects = [
    'Information',
    'Use',
    'Vendors',
    'Children',
    'Retention',
    'Sharing',
    'Analytics',
    'Rights',
  ];
  const headings = PRIVACY_POLICY.sections.map(({ heading }) => heading);
  [...subjects, 'Contact', 'Changes'].forEach((subject, at) => expect(headings[at]).toContain(subject));
});

it('the privacy policy says that a till payment shows us a phone number', () => {
  expect(wordsOf(PRIVACY_POLICY, 'information-we-collect')).toMatch(/till numbers.*phone number/);
});

it('the privacy policy says that a form sends nothing by itself, and names who gets a request instead', () => {
  expect(wordsOf(PRIVACY_POLICY, 'information-we-collect')).toContain(
    'does not send these details to any server',
  );
  for (const service of ['Unsplash', 'Google Maps', 'WhatsApp'])
    expect(wordsOf(PRIVACY_POLICY, 'vendors')).toContain(service);
});

it('the terms cover their required subjects in order', () => {
  expect(TERMS.sections.map(({ id }) => id)).toEqual([
    'acceptance',
    'services',
    'your-responsibilities',
    'payments',
    'third-party-vendors',
    'liability',
    'intellectual-property',
    'amendments',
    'governing-law',
    'contact',
  ]);
});

it('the terms accept payments to official till numbers only, under Kenyan law', () => {
  expect(wordsOf(TERMS, 'payments')).toContain('official till numbers only');
  expect(wordsOf(TERMS, 'governing-law')).toContain('laws of Kenya');
});
