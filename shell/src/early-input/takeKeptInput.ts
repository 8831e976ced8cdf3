import type { EarlyInput, KeptEarlyInput } from '@venue/shared/document';
import { isObject } from '@venue/shared/types';

/** As `recordEarlyInput` has it. */
const KEY = 'early-input';
const KINDS = ['click', 'key', 'field', 'submit'];

const isKept = (value: unknown): value is KeptEarlyInput =>
  isObject(value) &&
  KINDS.includes(String(value.kind)) &&
  typeof value.address === 'string' &&
  /^\w+$/.test(String(value.tag));

const revive = (input: KeptEarlyInput): EarlyInput =>
  input.kind === 'field' ? { ...input, types: new Set(input.types) } : input;

/**
 * Takes what the visitor had pressed and typed on this page before an earlier visit to it ended. Every input is taken
 * once. What was kept of other pages stays.
 */
export function takeKeptInput(address = window.location.pathname + window.location.search): EarlyInput[] {
  try {
    const stored = sessionStorage.getItem(KEY);
    if (stored === null) return [];
    sessionStorage.removeItem(KEY);
    const parsed: unknown = JSON.parse(stored);
    const kept = Array.isArray(parsed) ? parsed.filter(isKept) : [];
    const elsewhere = kept.filter((input) => input.address !== address);
    if (elsewhere.length > 0) sessionStorage.setItem(KEY, JSON.stringify(elsewhere));
    return kept.filter((input) => input.address === address).map(revive);
  } catch {
    return [];
  }
}
