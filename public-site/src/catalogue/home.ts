import { RATING_MAX } from '@venue/shared/limits';
import { paths } from '@venue/shared/paths';
import { formatTime } from '@venue/shared/rules';
import { VENUE } from '@venue/shared/venue';
import type { CataloguePicture } from './picture';
import { redDrinks } from './generated/pictures/drinks';
import { grilledSkewers, steakOverFire } from './generated/pictures/grill';
import { birthdayDecoration, bouncyCastle, liveMusic, playArea } from './generated/pictures/occasions';
import { barEvening, diningArea, garden } from './generated/pictures/places';
import { carWash, haircut, massage } from './generated/pictures/services';

export { GALLERY_TILES } from './generated/galleryTiles';
export { TESTIMONIALS } from './generated/testimonials';

/** The text beside the carousel. */
export const HERO = {
  location: 'Eastern Bypass, Nairobi',
  title: ['Come hungry.', 'Stay for the band.'],
  line: `${VENUE.name} is a garden restaurant, a bar and a whole food court of fires: pick a stall, find a table, let the evening come.`,
} as const;

/** The second lines of the quick answers. */
export const HERO_ANSWERS = {
  where: 'Near Ruai Flyover',
  menu: 'Dishes and prices',
  book: 'Online, any day',
} as const;

export interface HeroSlide {
  title: string;
  line: string;
  picture: CataloguePicture;
}

/** The slides of the carousel. The title of each is the name of its dot. */
export const HERO_SLIDES: readonly HeroSlide[] = [
  {
    title: 'Dinner under the trees',
    line: 'Charcoal, cold drinks and a table in the garden, whenever you decide to come.',
    picture: diningArea,
  },
  {
    title: 'Nyama choma, slow and smoky',
    line: 'Pick your cut at the butchery, watch it weighed, and let the fire do the rest.',
    picture: steakOverFire,
  },
  {
    title: 'A bar for every evening',
    line: 'House cocktails, careful mocktails and a cold one for whoever is not driving.',
    picture: barEvening,
  },
  {
    title: 'Friday belongs to the band',
    line: 'Live music on the lawn from seven, and the grills stay lit until the last song.',
    picture: liveMusic,
  },
  {
    title: 'Sundays are for families',
    line: 'Lunch for you, the bouncing castle for them, and shade for everyone.',
    picture: playArea,
  },
];

export const STATS_SECTION = {
  title: 'One gate, every craving',
  text: 'Butchers, a fish counter, a pot of something slow, a kitchen, a bar, and somewhere for the car and the children meanwhile.',
} as const;

export const GALLERY_SECTION = {
  title: 'Gallery: you should have been there',
  text: 'A few evenings we would happily have again. Each picture opens its album.',
} as const;

const { kitchenHours } = VENUE;

export const RESTAURANT_SECTION = {
  title: 'The Garden Restaurant & Bar',
  text: 'One kitchen, one long bar and a garden full of tables. Order fish from the coals, a curry that took all morning, or just a coffee and the shade. The stalls are a few steps away, and so is the music.',
  points: [
    'Tables in the garden, and under cover when it rains',
    'Jazz on Thursdays, a live band on Fridays',
    'Mocktails made as seriously as the cocktails',
  ],
  hours: `${kitchenHours.label} open ${formatTime(kitchenHours.opens)} - ${formatTime(kitchenHours.closes)}, daily`,
  pictures: [redDrinks, grilledSkewers],
  action: { label: 'Visit the Restaurant & Bar', link: paths.stall('restaurant-bar') },
} as const;

/** A card of an amenity. `link` leads to its stall if it has one. */
export interface AmenityCard {
  name: string;
  availability: string;
  line: string;
  picture: CataloguePicture;
  link: string;
}

function amenity(card: Omit<AmenityCard, 'link'>, link = paths.stalls()): AmenityCard {
  return { ...card, link };
}

export const AMENITY_CARDS: readonly AmenityCard[] = [
  amenity({
    name: 'Bouncing Castle',
    availability: 'Weekends only',
    line: 'A soft landing for small people, within sight of the tables.',
    picture: bouncyCastle,
  }),
  amenity({
    name: 'Garden Area',
    availability: 'Daily',
    line: 'Grass, shade and room for a birthday cloth on the lawn.',
    picture: garden,
  }),
  amenity(
    {
      name: 'Barber & Salon',
      availability: 'Daily',
      line: "A fade, a braid or a manicure at Kim's while the choma cooks.",
      picture: haircut,
    },
    paths.stall('kims'),
  ),
  amenity(
    {
      name: 'Spa',
      availability: 'Daily',
      line: 'An hour of quiet, away from the music.',
      picture: massage,
    },
    paths.stall('kims'),
  ),
  amenity(
    {
      name: 'Car Wash',
      availability: 'Daily',
      line: 'Arrive dusty from the Bypass, drive home shining.',
      picture: carWash,
    },
    paths.stall('carwash'),
  ),
  amenity(
    {
      name: 'Parties & Events',
      availability: 'On request',
      line: 'Corners of the garden set aside for birthdays and teams.',
      picture: birthdayDecoration,
    },
    paths.planEvent(),
  ),
];

export const AMENITIES_SECTION = {
  title: 'Amenities: leave with clean hair and a clean car',
  text: 'Come for lunch. Here is what else there is on the grounds.',
} as const;

export const STALLS_SECTION = {
  title: 'Follow the smoke',
  text: 'Every stall has a number over its counter and its own fire behind it. Start with these four.',
} as const;

export const EVENTS_SECTION = {
  title: 'This week on the lawn',
  text: 'Come early: the tables near the stage go first.',
} as const;

/** Average rating out of 5, and the number of reviews behind it as printed (requirements 9, Currency and display). */
const AVERAGE_RATING = 4.8;
const REVIEW_COUNT = '150+';

/** Heading of the testimonials (requirements 9, Currency and display). */
export const REVIEWS_HEADING = `${AVERAGE_RATING}/${RATING_MAX} from ${REVIEW_COUNT} reviews`;

export const CALL_SECTION = {
  title: 'Talk to a person',
  text: 'Ask about tonight, a party of twenty or whether the band is playing. We answer the phone, and e-mails within a day.',
} as const;

export const BILLBOARD_SECTION = {
  title: 'Your name on the Eastern Bypass',
  text: `Our roadside billboard stands at ${VENUE.name}, near Ruai Flyover, where the Bypass traffic passes. Rent it by the week or by the month.`,
  points: [
    'From one week to six months; longer by quote',
    'Fixed prices, nothing to negotiate',
    'Design support with the four-week plan',
  ],
  /** The text on the drawn board. */
  board: 'Your name, this big.',
} as const;
