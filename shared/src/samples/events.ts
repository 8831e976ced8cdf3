import { addDays, nairobiDate } from '../rules/nairobiTime';
import type { AdminEvent } from '../types';
import { photo } from './photo';

/** The three admin events shown while the server is unreachable (requirements 7, Fallback), dated relative to `now`. */
export function sampleEvents(now: Date): AdminEvent[] {
  const today = nairobiDate(now);
  return [
    {
      id: '1',
      title: 'Jazz under the Acacias',
      date: addDays(today, 6),
      time: '19:00',
      description:
        'A quartet from Nairobi plays standards and benga in the garden, with a grill menu until late.',
      image: photo('1511192336575-5a79af67a629'),
      price: 1500,
      capacity: 50,
      status: 'upcoming',
    },
    {
      id: '2',
      title: 'Wine & Nyama Evening',
      date: addDays(today, 13),
      time: '18:30',
      description: 'Five wines, five cuts from our butcheries, and the people who know why they go together.',
      image: photo('1506377247377-2a5b3b417ebb'),
      price: 2500,
      capacity: 30,
      status: 'upcoming',
    },
    {
      id: '3',
      title: "Chef's Garden Table",
      date: addDays(today, -8),
      time: '19:30',
      description: 'One long table, seven courses from the coast to the highlands, and the chef beside it.',
      image: photo('1414235077428-338989a2e8c0'),
      price: 3000,
      capacity: 20,
      status: 'completed',
    },
  ];
}
