import type { Typed } from '../types';
import { VENUE } from '../venue';
import { LINE_ENDS } from './typedSigns';

/** One line of a request: a label and its value. */
export interface RequestDetail {
  label: string;
  value: Typed;
  strong?: boolean;
}

/** Another line of a value is moved in, so that it is no detail. */
const movedIn = (value: string) => value.trim().replaceAll(LINE_ENDS, '\n  ');

/** The WhatsApp message of a request: a greeting, the opening, and one detail per line. */
export function requestText(opening: string, details: readonly RequestDetail[]): string {
  const lines = details.map(({ label, value }) => `${label}: ${movedIn(value)}`);
  return [`Hello ${VENUE.name}! ${opening}`, ...lines].join('\n');
}
