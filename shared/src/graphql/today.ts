import { isObject, type Typed } from '../types';
import type { Answer } from './answer';
import type { Client } from './client';
import { type TodayFieldsFragment, TodayDocument, UpdateTodayDocument } from './documents';
import { refused } from './failures';
import type { Outcome } from './listState';

/** What the pages say of this business day alone. */
export interface Today extends TodayFieldsFragment {
  line: Typed | null;
  savedBy: Typed | null;
}

/** What is added to it or taken back; a blank time or line is none. */
export interface TodayChanges {
  soldOut?: string[];
  back?: string[];
  closes?: string;
  line?: string;
}

/** What our server alone offers to those who work there; `Person.may` has `updateToday` where it does. */
export interface TodayCalls {
  readToday: () => Promise<Outcome<Today>>;
  updateToday: (changes: TodayChanges) => Promise<Outcome<Today>>;
}

const isToday = (value: unknown): value is Today => isObject(value) && Array.isArray(value.soldOut);

function outcomeOf({ value, failure }: Answer<unknown>): Outcome<Today> {
  if (failure) return { ok: false, failure };
  if (isToday(value)) return { ok: true, value, saved: 'live' };
  return {
    ok: false,
    failure: refused('NO_DATA', 'The server answered without the data that was asked for.'),
  };
}

export const createToday = ({ request }: Pick<Client, 'request'>): TodayCalls => ({
  readToday: async () => outcomeOf(await request(TodayDocument, {})),
  updateToday: async (changes) => outcomeOf(await request(UpdateTodayDocument, changes)),
});
