import { Hero } from './hero/Hero';
import { AmenitiesSection } from './sections/amenities/AmenitiesSection';
import { BillboardSection } from './sections/billboard/BillboardSection';
import { CallSection } from './sections/call/CallSection';
import { EventsSection } from './sections/events/EventsSection';
import { GallerySection } from './sections/gallery/GallerySection';
import { RestaurantSection } from './sections/restaurant/RestaurantSection';
import { StallsSection } from './sections/stalls/StallsSection';
import { StatsSection } from './sections/stats/StatsSection';
import { TestimonialsSection } from './sections/testimonials/TestimonialsSection';

export default function HomeScreen() {
  return (
    <>
      <Hero />
      <StatsSection />
      <GallerySection />
      <RestaurantSection />
      <AmenitiesSection />
      <StallsSection />
      <EventsSection />
      <TestimonialsSection />
      <CallSection />
      <BillboardSection />
    </>
  );
}
