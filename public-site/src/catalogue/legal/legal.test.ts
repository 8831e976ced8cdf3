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
  ['the page of the privacy policy', PRIVACY_POLICY],
  ['the page of the terms', TERMS],
] as const)('%s', (_name, document) => {
  it('is effective 30 August 2025, last updated 28 August 2025', () => {
    expect([document.effective, document.updated]).toEqual(['2025-08-30', '2025-08-28']);
  });

  it('gives every section an anchor of its own and something to read', () => {
    expect(new Set(document.sections.map(({ id }) => id)).size).toBe(document.sections.length);
    for (const { id } of document.sections) expect(wordsOf(document, id).length).toBeGreaterThan(30);
  });

  it('ends the contact section with how to reach us', () => {
    const contact = document.sections.find(({ id }) => id === 'contact');
    expect(contact?.blocks.at(-1)).toEqual({ kind: 'contact' });
  });
});

describe('the privacy policy', () => {
  it('covers its ten subjects in order', () => {
    expect(PRIVACY_POLICY.sections.map(({ id }) => id)).toEqual([
      'information-we-collect',
      'how-we-use-it',
      'vendors',
      'children',
      'retention',
      'sharing',
      'analytics',
      'your-rights',
      'contact',
      'changes',
    ]);
  });

  it('names the subjects of requirements 2 in the headings', () => {
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

  it('says that a till payment shows us a phone number', () => {
    expect(wordsOf(PRIVACY_POLICY, 'information-we-collect')).toMatch(/till numbers.*phone number/);
  });

  it('says that a form sends nothing by itself, and names who gets a request instead', () => {
    expect(wordsOf(PRIVACY_POLICY, 'information-we-collect')).toContain(
      'does not send these details to any server',
    );
    for (const service of ['Unsplash', 'Google Maps', 'WhatsApp']) {
      expect(wordsOf(PRIVACY_POLICY, 'vendors')).toContain(service);
    }
  });

  it('rests on the Data Protection Act, 2019', () => {
    expect(wordsOf(PRIVACY_POLICY, 'your-rights')).toContain('Data Protection Act, 2019');
  });
});

describe('the terms', () => {
  it('cover their ten subjects in order', () => {
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

  it('accept payments to official till numbers only, under Kenyan law', () => {
    expect(wordsOf(TERMS, 'payments')).toContain('official till numbers only');
    expect(wordsOf(TERMS, 'governing-law')).toContain('laws of Kenya');
  });
});
