import type { PastEvent } from './event';
import { pastEvent } from './event';
import { mixedGrill, spicedGrill } from './pictures/grill';
import {
  bouncyCastle,
  concertCrowd,
  jazzMusicians,
  jazzPerformance,
  playArea,
  wineTasting,
  birthdayParty,
} from './pictures/occasions';
import { barEvening, fineTable } from './pictures/places';

export const PAST_EVENTS: readonly PastEvent[] = [
  pastEvent({
    id: 'madaraka-day-choma',
    title: 'Madaraka Day Nyama Choma Festival',
    description:
      'Every fire on the grounds was burning by eleven. Families came for lunch and stayed for the band, and the last of the goat left the grill long after dark.',
    day: '2025-06-01',
    time: '11:00 AM - 10:00 PM',
    location: 'Food court and lawn',
    isPromotional: true,
    category: 'Food Festival',
    highlights: [
      'Five stalls grilling side by side',
      'Live band through the evening',
      'Tasting plates of goat, beef and pork',
      'Children on the bouncing castle all day',
    ],
    attendees: 320,
    rating: 4.8,
    photos: 8,
    pictures: [mixedGrill, concertCrowd, spicedGrill],
  }),
  pastEvent({
    id: 'jazz-under-the-trees',
    title: 'Jazz Under the Trees',
    description:
      'Two bands, one lawn and a warm April night. The second set ran forty minutes over because nobody asked it to stop.',
    day: '2025-04-26',
    time: '6:00 PM - 10:30 PM',
    location: 'Garden stage',
    isPromotional: false,
    category: 'Live Music',
    highlights: [
      'Two live bands',
      'Candlelit tables on the lawn',
      'A cocktail list made for the night',
      'Sharing boards from the grill',
    ],
    attendees: 140,
    rating: 4.9,
    photos: 7,
    pictures: [jazzPerformance, jazzMusicians, barEvening],
  }),
  pastEvent({
    id: 'easter-family-fun-day',
    title: 'Easter Family Fun Day',
    description:
      'An egg hunt in the flower beds, a cake nobody managed to finish, and a queue for the bouncing castle that never got shorter.',
    day: '2025-04-20',
    time: '11:00 AM - 5:00 PM',
    location: 'Play area and lawn',
    isPromotional: false,
    category: 'Family',
    highlights: [
      'Egg hunt in the garden',
      'Bouncing castle and games',
      'Cake for everybody',
      'Family lunch tables',
    ],
    attendees: 210,
    rating: 4.7,
    photos: 7,
    pictures: [bouncyCastle, playArea, birthdayParty],
  }),
  pastEvent({
    id: 'wine-and-embers-opening-night',
    title: 'Wine & Embers: Opening Night',
    description:
      'The first of our tasting evenings: five wines, five small plates from the charcoal, and a long table that did not want to go home.',
    day: '2025-03-15',
    time: '6:30 PM - 9:30 PM',
    location: 'Restaurant terrace',
    isPromotional: false,
    category: 'Tasting',
    highlights: ['Five wines, poured and explained', 'A small plate with each', 'One long shared table'],
    attendees: 48,
    rating: 4.8,
    photos: 6,
    pictures: [wineTasting, fineTable],
  }),
];
