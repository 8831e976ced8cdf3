import { LEGAL } from '../generated/words/legal';

export type LegalBlock =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  /** Phone, e-mail and address of the venue, which the page shows as links. */
  | { kind: 'contact' };

export interface LegalSection {
  /** Id of the section's anchor. */
  id: string;
  heading: string;
  blocks: readonly LegalBlock[];
}

/** A legal page. `effective` and `updated` are YYYY-MM-DD. */
export interface LegalDocument {
  title: string;
  effective: string;
  updated: string;
  intro: string;
  sections: readonly LegalSection[];
}

export const text = (words: string): LegalBlock => ({ kind: 'text', text: words });
export const list = (...items: string[]): LegalBlock => ({ kind: 'list', items });
export const CONTACT_BLOCK: LegalBlock = { kind: 'contact' };

export function legalDocument(content: Omit<LegalDocument, 'effective' | 'updated'>): LegalDocument {
  return { ...content, effective: LEGAL.effective, updated: LEGAL.updated };
}
