import { photosOf } from './eventPhotos';
import { BILLBOARD_SECTION, GALLERY_TILES, HERO_SLIDES, RESTAURANT_SECTION, REVIEWS_HEADING } from './home';

it('the home page opens with five slides', () => {
  expect(HERO_SLIDES).toHaveLength(5);
});

it('every gallery tile of the home page leads to an evening that shows that very picture', () => {
  for (const { eventId, link, picture } of GALLERY_TILES) {
    expect(link).toBe(`/events/${eventId}/photos`);
    expect(photosOf(eventId).map(({ url }) => url)).toContain(picture.photo);
  }
});

it('the home page leads to the restaurant and names its kitchen hours', () => {
  expect(RESTAURANT_SECTION.action.link).toBe('/stalls/restaurant-bar');
  expect(RESTAURANT_SECTION.hours).toBe('Kitchen open 11:00 AM - 11:00 PM, daily');
});

it('the venue is rated 4.8/5 from 150+ reviews', () => {
  expect(REVIEWS_HEADING).toBe('4.8/5 from 150+ reviews');
});

it('the home page says where the billboard stands', () => {
  expect(BILLBOARD_SECTION.text).toContain('near Ruai Flyover');
});
