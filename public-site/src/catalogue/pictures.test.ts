import * as drinks from './pictures/drinks';
import * as fish from './pictures/fish';
import * as grill from './pictures/grill';
import * as kitchen from './pictures/kitchen';
import * as occasions from './pictures/occasions';
import * as places from './pictures/places';
import * as services from './pictures/services';

const PICTURES = [drinks, fish, grill, kitchen, occasions, places, services].flatMap((subject) =>
  Object.values(subject),
);

describe('the pictures of the venue', () => {
  it('come from the public photo service by their plain id, without size parameters', () => {
    for (const { photo } of PICTURES) {
      expect(photo).toMatch(/^https:\/\/images\.unsplash\.com\/photo-\d{10,13}-[0-9a-f]{12}$/);
    }
  });

  it('are listed once each, so that a photo always has the same description', () => {
    expect(new Set(PICTURES.map(({ photo }) => photo)).size).toBe(PICTURES.length);
  });

  it('are described in words, without saying that they are pictures', () => {
    for (const { alt } of PICTURES) {
      expect(alt).toMatch(/^[A-Z].{2,}[^.]$/);
      expect(alt).not.toMatch(/\b(photo|picture|image)\b/i);
    }
  });
});
