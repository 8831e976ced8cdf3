import type { UpcomingEvent } from './event';
import { upcomingEvent } from './event';
import { paleCocktail, redDrinks } from './pictures/drinks';
import { choppedGrill, mixedGrill, spicedGrill, steakOverFire } from './pictures/grill';
import {
  birthdayDecoration,
  bouncyCastle,
  jazzMusicians,
  jazzPerformance,
  liveBand,
  liveMusic,
  playground,
  wineGlasses,
  winePour,
} from './pictures/occasions';
import { barCounter, barEvening, outdoorTables } from './pictures/places';

export const UPCOMING_EVENTS: readonly UpcomingEvent[] = [
  upcomingEvent({
    id: 'friday-live-band',
    title: 'Friday Live Band',
    description:
      'The week ends on the lawn. A live band plays benga, rhumba and the songs everybody knows, the grills stay lit, and there is room to dance between the tables. Come before eight for a table near the stage.',
    date: 'Every Friday',
    time: '7:00 PM - 11:00 PM',
    series: { weekday: 5, start: '19:00' },
    location: 'Garden stage',
    isPromotional: false,
    category: 'Live Music',
    highlights: [
      'A live band from 7:00 PM',
      'Grills open until the last song',
      'House cocktails and mocktails',
      'Room to dance on the lawn',
    ],
    pictures: [liveBand, liveMusic, barEvening],
  }),
  upcomingEvent({
    id: 'sunday-family-day',
    title: 'Sunday Family Day',
    description:
      'Lunch for the parents, the bouncing castle for everyone else. Face painting and games on the grass through the afternoon, with plates sized for small appetites and tables within sight of the play area.',
    date: 'Every Sunday',
    time: '12:00 PM - 6:00 PM',
    series: { weekday: 0, start: '12:00' },
    location: 'Play area and lawn',
    isPromotional: false,
    category: 'Family',
    highlights: [
      'Bouncing castle all afternoon',
      'Games and face painting',
      'Small plates for children',
      'Tables within sight of the play area',
    ],
    pictures: [playground, bouncyCastle, birthdayDecoration],
  }),
  upcomingEvent({
    id: 'thursday-jazz-night',
    title: 'Thursday Jazz Night',
    description:
      'A trio under the lights, low voices and long drinks. Jazz night is our quiet one: seated, unhurried, and over early enough for a working Friday.',
    date: 'Every Thursday',
    time: '6:30 PM - 9:30 PM',
    series: { weekday: 4, start: '18:30' },
    location: 'Garden bar terrace',
    isPromotional: false,
    category: 'Live Music',
    highlights: [
      'Two live sets',
      'Seated tables, please reserve',
      'Wines by the glass',
      'Sharing boards from the grill',
    ],
    pictures: [jazzMusicians, jazzPerformance, barCounter],
  }),
  upcomingEvent({
    id: 'nyama-choma-festival',
    title: 'Nyama Choma Festival',
    description:
      'Once a month every butchery on the grounds lights its biggest fire. Walk from grill to grill, taste goat, beef, pork and mutura side by side, and tell us whose smoke was best. Music from the afternoon on.',
    date: 'First Saturday of the month',
    time: '12:00 PM - 10:00 PM',
    series: { weekday: 6, start: '12:00', weekOfMonth: 1 },
    location: 'Food court and lawn',
    isPromotional: true,
    category: 'Food Festival',
    highlights: [
      'Every grill on the grounds lit at once',
      'Tasting portions at each stall',
      'Music from 3:00 PM',
      'Bouncing castle for the children',
    ],
    pictures: [mixedGrill, spicedGrill, choppedGrill],
  }),
  upcomingEvent({
    id: 'wine-and-embers',
    title: 'Wine & Embers',
    description:
      'Five pours, five small plates from the charcoal, and someone at the table who can say why they belong together. A seated evening for the curious; nobody will make you spit.',
    date: 'Third Saturday of the month',
    time: '6:30 PM - 9:30 PM',
    series: { weekday: 6, start: '18:30', weekOfMonth: 3 },
    location: 'Restaurant terrace',
    isPromotional: false,
    category: 'Tasting',
    highlights: [
      'Five wines, poured and explained',
      'A small plate from the grill with each',
      'Seats for guests of 18 and over',
      'Grape juice pairing for drivers',
    ],
    pictures: [winePour, wineGlasses, steakOverFire],
  }),
  upcomingEvent({
    id: 'wednesday-sundowners',
    title: 'Wednesday Sundowners',
    description:
      'Halfway through the week the bar opens its early-evening list: house cocktails, mocktails and bar bites at the prices on the board, while the light goes gold over the garden.',
    date: 'Every Wednesday',
    time: '5:00 PM - 7:00 PM',
    series: { weekday: 3, start: '17:00' },
    location: 'Garden bar',
    isPromotional: true,
    category: 'Happy Hour',
    highlights: ['Early-evening prices on the board', 'Cocktails and mocktails', 'Bar bites from the grill'],
    pictures: [redDrinks, outdoorTables, paleCocktail],
  }),
];
