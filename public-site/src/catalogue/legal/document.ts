import { LEGAL_EFFECTIVE_DATE, LEGAL_UPDATED_DATE } from '@venue/shared/limits';

export type LegalBlock =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  /** Phone, e-mail and address of the venue, which the page prints as links. */
  | { kind: 'contact' };

export interface LegalSection {
  /** Its anchor on the page. */
  id: string;
  heading: string;
  blocks: readonly LegalBlock[];
}

/** `effective` and `updated` are YYYY-MM-DD. */
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
  return { ...content, effective: LEGAL_EFFECTIVE_DATE, updated: LEGAL_UPDATED_DATE };
}
