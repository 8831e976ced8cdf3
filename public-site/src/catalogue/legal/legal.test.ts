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
  const places = [...subjects, 'Contact', 'Changes'].map((subject) =>
    PRIVACY_POLICY.sections.findIndex(({ heading }) => heading.includes(subject)),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
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
  const subjects = [
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
  ];
  const ids = TERMS.sections.map(({ id }) => id);
  expect(ids.filter((id) => subjects.includes(id))).toEqual(subjects);
});

it('the terms accept payments to official till numbers only, under Kenyan law', () => {
  expect(wordsOf(TERMS, 'payments')).toContain('official till numbers only');
  expect(wordsOf(TERMS, 'governing-law')).toContain('laws of Kenya');
});
