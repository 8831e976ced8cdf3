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

it('a picture of the catalogue is named by its plain address, to which pages add the size they need', () => {
  for (const { photo } of PICTURES) {
    const { protocol, search } = new URL(photo);
    expect([protocol, search]).toEqual(['https:', '']);
  }
});

it('a picture of the catalogue is described in words', () => {
  for (const { alt } of PICTURES) expect(alt.trim()).not.toBe('');
});
