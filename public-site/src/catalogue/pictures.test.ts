import * as drinks from './generated/pictures/drinks';
import * as fish from './generated/pictures/fish';
import * as grill from './generated/pictures/grill';
import * as kitchen from './generated/pictures/kitchen';
import * as occasions from './generated/pictures/occasions';
import * as places from './generated/pictures/places';
import * as services from './generated/pictures/services';

const PICTURES = [drinks, fish, grill, kitchen, occasions, places, services].flatMap((subject) =>
  Object.values(subject),
);

it('a picture of the catalogue is named by its plain address, to which pages add the size they need', () => {
  for (const { photo } of PICTURES) {
    const { protocol, search } = new URL(photo, 'https://site.example');
    expect([protocol, search]).toEqual(['https:', '']);
  }
});

it('a picture of the catalogue is described in words', () => {
  for (const { alt } of PICTURES) expect(alt.trim()).not.toBe('');
});
