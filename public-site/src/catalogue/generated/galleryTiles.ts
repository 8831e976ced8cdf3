// Follows from shared/content/events.yaml; npm run content writes it again.
import { type GalleryTile, tile } from '../galleryTile';
import { mixedGrill } from './pictures/grill';
import { concertCrowd, jazzPerformance, toyCar, wineTasting } from './pictures/occasions';
import { dinnerTable } from './pictures/places';

export const GALLERY_TILES: readonly GalleryTile[] = [
  tile("Fire from eleven in the morning", mixedGrill, "madaraka-day-choma"),
  tile("Jazz under the trees", jazzPerformance, "jazz-under-the-trees"),
  tile("Two drivers, one road", toyCar, "easter-family-fun-day"),
  tile("Five wines, one long table", wineTasting, "wine-and-embers-opening-night"),
  tile("The lawn when the band came on", concertCrowd, "madaraka-day-choma"),
  tile("A table ready for its guests", dinnerTable, "jazz-under-the-trees"),
];
