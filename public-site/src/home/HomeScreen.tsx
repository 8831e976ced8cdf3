// requirements 2, Home; requirements 3, Testimonial
import { IS_ONE_STALL } from '@venue/shared/stall-words';
import { Container, Section } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import { GALLERY_TILES } from '../catalogue/generated/galleryTiles';
import { TESTIMONIALS } from '../catalogue/generated/testimonials';
import { AMENITIES } from '../catalogue/generated/words/amenities';
import { STATS } from '../catalogue/generated/words/stats';
import { Hero } from './hero/Hero';
import { AmenitiesSection } from './sections/AmenitiesSection';
import { BillboardSection } from './sections/BillboardSection';
import { CallSection } from './sections/CallSection';
import { EventsSection } from './sections/EventsSection';
import { GallerySection } from './sections/GallerySection';
import { RestaurantSection } from './sections/RestaurantSection';
import { StallsSection } from './sections/StallsSection';
import { StatsSection } from './sections/StatsSection';
import { TestimonialsSection } from './sections/TestimonialsSection';
import { HOME_PAGE } from './homePage';
import { DeferredContent } from '../page/DeferredContent';
import { VenueMap } from '../venue-map/VenueMap';

export const page = () => HOME_PAGE;

export default function HomeScreen() {
  return (
    <>
      <Hero />
      <DeferredContent>
        {STATS.figures.length > 0 && <StatsSection />}
        {GALLERY_TILES.length > 0 && <GallerySection />}
        <RestaurantSection />
        {AMENITIES.cards.length > 0 && <AmenitiesSection />}
        {!IS_ONE_STALL && <StallsSection />}
        <EventsSection />
        {TESTIMONIALS.length > 0 && <TestimonialsSection />}
        <CallSection />
        {VENUE.hasBillboard ? (
          <BillboardSection />
        ) : (
          <Section>
            <Container>
              <VenueMap />
            </Container>
          </Section>
        )}
      </DeferredContent>
    </>
  );
}
