import { SAMPLE_EVENTS } from '../generated/samples';
import { addDays, nairobiDate } from '../rules/nairobiTime';
import type { AdminEvent } from '../types';
import { photo } from './photo';

/** Days from today, and what the specification says (requirements 7, Fallback). */
const FACTS = [
  { days: 6, time: '19:00', price: 1500, capacity: 50, status: 'upcoming' },
  { days: 13, time: '18:30', price: 2500, capacity: 30, status: 'upcoming' },
  { days: -8, time: '19:30', price: 3000, capacity: 20, status: 'completed' },
] as const;

/** The three admin events shown while the server is unreachable (requirements 7, Fallback), dated relative to `now`. */
export function sampleEvents(now: Date): AdminEvent[] {
  return FACTS.map(({ days, ...facts }, index) => {
    const { title = '', description = '', photo: id = '' } = SAMPLE_EVENTS[index] ?? {};
    const date = addDays(nairobiDate(now), days);
    return { id: String(index + 1), title, date, description, image: photo(id), ...facts };
  });
}
