/** The number in an id, which may have a prefix such as "RES-"; null for an id that no record can have. */
export function numberOf(id: string, prefix = '') {
  const digits = new RegExp(`^${prefix}(\\d{1,9})$`).exec(id)?.[1];
  return digits === undefined ? null : Number(digits);
}

export const reservationId = (number: number) => `RES-${String(number).padStart(3, '0')}`;

/** The ids of a kind of record. */
export interface Ids {
  /** The number in an id; null when it is none. */
  numberIn: (id: string) => number | null;
  idOf: (number: number) => string;
}

export const plainIds: Ids = { numberIn: (id) => numberOf(id), idOf: String };
export const reservationIds: Ids = { numberIn: (id) => numberOf(id, 'RES-'), idOf: reservationId };
