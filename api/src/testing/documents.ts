import { documents } from '@venue/shared/graphql/documents';

/** The console's own document of an operation. */
export function documentOf(operation: string) {
  const found = documents.find((text) => new RegExp(`^(query|mutation) ${operation}\\b`).test(text));
  if (!found) throw new Error(`The console has no document ${operation}.`);
  return found;
}

/** An input of `createReservation` with which nothing is wrong. */
export const NEW_RESERVATION = {
  date: '2030-05-10',
  time: '19:30',
  guests: 4,
  name: 'Zawadi Ouma',
  phone: '+254 700 000 111',
};
