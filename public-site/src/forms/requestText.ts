import { VENUE } from '@venue/shared/venue';

/** One line of a request: what it is, and what the person wants. */
export interface RequestDetail {
  label: string;
  value: string;
  strong?: boolean;
}

/** The WhatsApp message of a request: a greeting, what it is about, and one detail a line. */
export function requestText(opening: string, details: readonly RequestDetail[]): string {
  const lines = details.map(({ label, value }) => `${label}: ${value}`);
  return [`Hello ${VENUE.name}! ${opening}`, ...lines].join('\n');
}
