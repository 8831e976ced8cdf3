import { placeholders, usedPlaceholders } from './generateWords.mjs';
import { pictureProblems } from './pictureProblems.mjs';
import { GROUPS, ORDER_GROUPS } from './schema.mjs';
import { senseProblems } from './senseRules.mjs';
import { nameKey, nearest } from './words.mjs';

/** At most so many stalls stand on the home page. */
const FEATURED = 4;

/** Every dish with its group and its place. */
export const dishesOf = ({ menu }) =>
  GROUPS.flatMap((group) => menu[group].map((dish, index) => ({ ...dish, group, path: [group, index] })));

/** What the dish page is about: without a word of the owner, the first main course of the menu. */
export const sampleDishOf = ({ menu }) =>
  menu.sampleDish ?? { id: menu.mains.find(({ pages = ['menu'] }) => pages.includes('menu')).id };

/** Every name of a picture that is used, with its place. */
function usedPictures(value, path = []) {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    if (inner === undefined) return [];
    if (key === 'picture') return [{ name: inner, path: here }];
    if (key === 'pictures' || key === 'morePictures')
      return inner.flatMap((name, index) => (name === undefined ? [] : { name, path: [...here, index] }));
    return usedPictures(inner, here);
  });
}

const WITH_PICTURES = ['menu', 'stalls', 'events', 'home', 'pages', 'offers'];

/** The names of all pictures that are seen somewhere. */
export const seenPictures = (content) =>
  new Set(WITH_PICTURES.flatMap((file) => usedPictures(content[file]).map(({ name }) => name)));

/** Whether there is such a name; one that could not be read may be it. */
const knows = (names, name) => names.includes(name) || names.includes(undefined);

/** Two records of a list with the same value. */
function twins(file, records, key, what) {
  const seen = new Map();
  return records.flatMap((each) => {
    if (each[key] === undefined) return [];
    const value = nameKey(each[key]);
    const first = seen.get(value);
    seen.set(value, first ?? each);
    const message = `two ${what} have the ${key} "${each[key]}": each needs one of its own.`;
    return first ? [{ file, path: [...each.path, key], other: [...first.path, key], message }] : [];
  });
}

/**
 * Something that can't be used, and where it stands; `other` is the place of the other of two.
 *
 * @typedef {{ file: string, path: (string | number)[], message: string, other?: (string | number)[] }} Problem
 */

/**
 * What one file says that another does not know.
 *
 * @returns {Problem[]}
 */
export function crossProblems(content) {
  const { venue, menu, stalls, events, pictures, home } = content;
  const dishes = dishesOf(content);
  const at = (list, ...path) => list.map((each, index) => ({ ...each, path: [...path, index] }));
  const pictureNames = Object.values(pictures).flatMap((group) => Object.keys(group));
  const dishIds = dishes.map(({ id }) => id);
  const onMenu = dishes.filter(({ pages = ['menu'] }) => pages.includes('menu'));
  const say = (file, path, message) => void problems.push({ file, path, message });
  const allEvents = [...at(events.upcoming, 'upcoming'), ...at(events.past, 'past')];
  const problems = [
    ...senseProblems(content),
    ...twins('menu', dishes, 'id', 'dishes'),
    ...twins('menu', dishes, 'name', 'dishes'),
    ...twins('stalls', at(stalls), 'id', 'stalls'),
    ...twins('stalls', at(stalls), 'name', 'stalls'),
    ...twins('events', allEvents, 'id', 'events'),
    ...twins('events', allEvents, 'title', 'events'),
  ];
  for (const file of WITH_PICTURES)
    for (const { name, path } of usedPictures(content[file]))
      if (!pictureNames.includes(name))
        say(file, path, `no picture is named "${name}"${nearest(name, pictureNames)}`);
  for (const name of pictureNames.filter((each, index) => pictureNames.indexOf(each) !== index))
    say('pictures', [], `two pictures are named "${name}".`);
  for (const { dietary, path } of dishes)
    if (dietary?.includes('vegan') && !dietary.includes('vegetarian'))
      say('menu', [...path, 'dietary'], 'what is vegan is vegetarian too: write both.');
  if (
    menu.sampleDish &&
    !knows(
      onMenu.map(({ id }) => id),
      menu.sampleDish.id,
    )
  )
    say(
      'menu',
      ['sampleDish', 'id'],
      `the dish page is about the dish ${menu.sampleDish.id}, which the menu does not have.`,
    );
  for (const group of GROUPS)
    if (!onMenu.some((dish) => dish.group === group))
      say('menu', [group], `the tab of ${group} needs a dish.`);
  const ordered = dishes.filter(({ pages = [] }) => pages.includes('order'));
  for (const group of ORDER_GROUPS)
    if (!ordered.some((dish) => dish.group === group))
      say('menu', [group], `the order page needs a dish of ${group}, with "pages: [menu, order]".`);
  for (const { group, path } of ordered)
    if (!ORDER_GROUPS.includes(group))
      say('menu', [...path, 'pages'], `the order page has no tab for ${group}.`);
  stalls.forEach(({ highlights }, stall) =>
    highlights.forEach(({ price, dish }, index) => {
      const path = [stall, 'highlights', index];
      if ((price === undefined) === (dish === undefined))
        say('stalls', path, 'a highlight needs either a price or the number of a dish.');
      else if (dish !== undefined && !knows(dishIds, dish))
        say('stalls', [...path, 'dish'], `no dish has the number ${dish}.`);
    }),
  );
  const links = [
    { path: ['restaurant', 'stall'], stall: home.restaurant.stall },
    ...home.amenities.cards.map(({ stall }, index) => ({
      path: ['amenities', 'cards', index, 'stall'],
      stall,
    })),
  ];
  if (content.offers.billboard && !home.billboardWords)
    say(
      'home',
      ['billboardWords'],
      '"billboardWords" is missing, which lead to the billboard of shared/content/offers.yaml.',
    );
  const slugs = stalls.map(({ id }) => id);
  for (const { path, stall } of links)
    if (stall !== undefined && !knows(slugs, stall))
      say('home', path, `no stall has the id "${stall}"${nearest(stall, slugs)}`);
  const featured = stalls.filter((stall) => stall.featured).length;
  if (featured === 0 || featured > FEATURED)
    say('stalls', [], `${featured} stalls are featured; the home page shows one to ${FEATURED}.`);
  const { shortestMinutes, longestMinutes } = venue.delivery;
  const longest = longestMinutes - shortestMinutes;
  for (const { estimatedTime, path } of dishes)
    if (longest > 0 && estimatedTime > longest)
      say(
        'menu',
        [...path, 'estimatedTime'],
        `"estimatedTime" must be a whole number of minutes from 1 to ${longest}: the delivery promises ${shortestMinutes}-${longestMinutes} minutes; it is ${estimatedTime}.`,
      );
  for (const { file, path, word } of usedPlaceholders(content))
    if (!Object.hasOwn(placeholders(content), word))
      say(file, path, `nothing is named {${word}}${nearest(word, Object.keys(placeholders(content)))}`);
  problems.push(...pictureProblems(content));
  events.gallery.forEach(({ event, picture }, index) => {
    const past = events.past.find(({ id }) => id === event);
    const known = events.past.map(({ id }) => id);
    if (!past && !knows(known, event))
      say(
        'events',
        ['gallery', index, 'event'],
        `no past event has the id "${event}"${nearest(event, known)}`,
      );
    else if (
      past &&
      !knows(
        past.album.map((photo) => photo.picture),
        picture,
      )
    )
      say(
        'events',
        ['gallery', index, 'picture'],
        `the album of ${past.title} has no picture "${picture}", to which this tile leads.`,
      );
  });
  return problems;
}
