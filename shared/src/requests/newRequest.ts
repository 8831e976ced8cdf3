import { addDays, nairobiDate } from '../rules';
import type { User } from '../types';
import type { RequestDraft, VenueRequest } from './venueRequest';

/** Days that a guest's request without a date of its own is kept: longer than an answer takes. */
const KEPT_DAYS = 7;
/** Without letters that are taken for digits, or for each other. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const ID_LETTERS = 12;

/** "table-k3f9x2mq4wz7", which no other device makes. */
function newId(kind: string): string {
  const random = [...crypto.getRandomValues(new Uint32Array(ID_LETTERS))];
  return `${kind}-${random.map((value) => LETTERS[value % LETTERS.length]).join('')}`;
}

/** A request that was made now by a customer, or by a guest. It is not sent yet. */
export function newRequest(draft: RequestDraft, user: Pick<User, 'id'> | null, now: Date): VenueRequest {
  const { entry = null, record = null, amount = null, details } = draft;
  return {
    ...draft,
    id: newId(draft.kind),
    madeAt: now.toISOString(),
    owner: user?.id ?? null,
    until: draft.until ?? entry?.startsAt.date ?? addDays(nairobiDate(now), KEPT_DAYS),
    details: details.filter(({ value }) => value !== ''),
    entry,
    record,
    amount,
    sent: null,
    answer: null,
  };
}
