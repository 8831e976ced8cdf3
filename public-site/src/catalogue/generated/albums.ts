// Follows from shared/content/events.yaml; npm run content writes it again.
import { album, type EventPhoto } from '../album';
import type { PastEventId } from '../event';
import { cocktail, fruitJuice } from './pictures/drinks';
import { choppedGrill, grilledSkewers, mixedGrill, smokyRibs, spicedGrill, steakPlate } from './pictures/grill';
import { chocolateCake } from './pictures/kitchen';
import { birthdayParty, bouncyCastle, concertCrowd, concertLights, guestsTalking, jazzMusicians, jazzPerformance, liveBand, liveMusic, playArea, playground, toyCar, wineGlasses, winePour, wineTasting } from './pictures/occasions';
import { barEvening, dinnerTable, fineTable } from './pictures/places';

export const ALBUMS: Readonly<Record<PastEventId, EventPhoto[]>> = {
"madaraka-day-choma": album("madaraka-day-choma", [[mixedGrill, "The first board of the day leaves the fire", 84], [concertCrowd, "The lawn when the band came on", 71], [spicedGrill, "Smoke, salt and patience", 52], [grilledSkewers, "Mishkaki did not last until two", 47], [choppedGrill, "Chopped, shared, gone", 58], [liveBand, "The band, second set", 43], [bouncyCastle, "The other main attraction", 36], [smokyRibs, "Ribs, straight off the grill", 49]]),
"jazz-under-the-trees": album("jazz-under-the-trees", [[jazzPerformance, "The set that ran forty minutes over", 96], [jazzMusicians, "Opening number", 63], [barEvening, "The bar, just after dark", 41], [cocktail, "A drink mixed for the night", 38], [liveMusic, "Second band, first song", 55], [dinnerTable, "A table ready for its guests", 29], [concertLights, "The last chorus", 67]]),
"easter-family-fun-day": album("easter-family-fun-day", [[bouncyCastle, "The queue starts here", 73], [playground, "Egg hunt headquarters", 58], [toyCar, "Two drivers, one road", 64], [chocolateCake, "The cake nobody managed to finish", 51], [birthdayParty, "A birthday in the middle of it all", 46], [playArea, "A quiet minute at the play area", 22], [fruitJuice, "Juice for the runners", 27]]),
"wine-and-embers-opening-night": album("wine-and-embers-opening-night", [[wineTasting, "First pour of the first evening", 57], [fineTable, "The table before the guests", 33], [winePour, "Number three, the favourite", 44], [steakPlate, "Pepper steak, pour number four", 39], [wineGlasses, "Comparing notes", 31], [guestsTalking, "Nobody in a hurry to leave", 35]]),
};
