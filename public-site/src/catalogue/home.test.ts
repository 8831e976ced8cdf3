import {
  AMENITY_CARDS,
  BILLBOARD_SECTION,
  GALLERY_TILES,
  HERO_SLIDES,
  RESTAURANT_SECTION,
  REVIEWS_HEADING,
  TESTIMONIALS,
} from './home';
import { photosOf } from './eventPhotos';
import { FEATURED_STALLS } from './featuredStalls';
import { HOME_EVENTS } from './upcomingEvents';

describe('the home page', () => {
  it('opens with five different slides', () => {
    expect(HERO_SLIDES).toHaveLength(5);
    expect(new Set(HERO_SLIDES.map(({ title }) => title)).size).toBe(5);
    expect(new Set(HERO_SLIDES.map(({ picture }) => picture.photo)).size).toBe(5);
  });

  it('leads from every gallery tile to an evening that shows that very picture', () => {
    expect(GALLERY_TILES.length).toBeGreaterThanOrEqual(4);
    for (const { eventId, link, picture } of GALLERY_TILES) {
      expect(link).toBe(`/events/${eventId}/photos`);
      expect(photosOf(eventId).map(({ url }) => url)).toContain(picture.photo);
    }
  });

  it('leads to the restaurant and names its kitchen hours', () => {
    expect(RESTAURANT_SECTION.action.link).toBe('/stalls/restaurant-bar');
    expect(RESTAURANT_SECTION.hours).toBe('Kitchen open 11:00 AM - 11:00 PM, daily');
  });

  it('shows at least four amenities, the bouncing castle on weekends only', () => {
    expect(AMENITY_CARDS.length).toBeGreaterThanOrEqual(4);
    expect(AMENITY_CARDS.find(({ name }) => name === 'Bouncing Castle')?.availability).toBe('Weekends only');
  });

  it('is rated 4.8/5 from 150+ reviews', () => {
    expect(REVIEWS_HEADING).toBe('4.8/5 from 150+ reviews');
  });

  it('quotes four to six guests under the initials of their names', () => {
    expect(TESTIMONIALS.length).toBeGreaterThanOrEqual(4);
    expect(TESTIMONIALS.length).toBeLessThanOrEqual(6);
    for (const { name, avatar, rating } of TESTIMONIALS) {
      expect(avatar).toBe(
        name
          .split(' ')
          .map((part) => part.charAt(0))
          .join(''),
      );
      expect([4, 5]).toContain(rating);
    }
  });

  it('never shows a picture twice, stall cards and events included', () => {
    const urls = [
      ...HERO_SLIDES.map(({ picture }) => picture.photo),
      ...GALLERY_TILES.map(({ picture }) => picture.photo),
      ...RESTAURANT_SECTION.pictures.map(({ photo }) => photo),
      ...AMENITY_CARDS.map(({ picture }) => picture.photo),
      ...FEATURED_STALLS.map(({ image }) => image),
      ...HOME_EVENTS.map(({ image }) => image),
    ];
    expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([]);
  });

  it('says where the billboard stands', () => {
    expect(BILLBOARD_SECTION.text).toContain('near Ruai Flyover');
  });
});
