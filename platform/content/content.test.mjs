// decisions, Content in files; README, npm run content
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../ports.mjs';
import { casesIn } from '../testing/casesIn.mjs';
import { generate } from './generate.mjs';
import { parseContent, readContent, readTexts } from './read.mjs';
import { DRAWINGS } from './fields.mjs';
import { COLOURS, ICONS } from './schema.mjs';
import { FIRST_WORDS } from './standIns.mjs';
import { outdated } from './write.mjs';

/** Why the content is refused with changes in its files: [file, from, to]. */
function refusalOf(...changes) {
  const texts = readTexts();
  for (const [file, from, to] of changes) {
    if (!texts[file].includes(from)) throw new Error(`shared/content/${file}.yaml has no ${from}`);
    texts[file] = texts[file].replace(from, to);
  }
  try {
    return `taken: ${JSON.stringify(parseContent(texts).content.menu.starters[0])}`;
  } catch (error) {
    return error.message;
  }
}

it('the code says what the content says; npm run content writes it again', () => {
  expect(outdated(readContent().content)).toEqual([]);
});

it('a price of the menu reaches the stall that sells the dish, the radius of deliveries its sentence, and the weekdays of the kitchen its stalls', () => {
  const { content } = readContent();
  content.menu.mains[0].price = 1350;
  content.venue.delivery.radiusKm = 8;
  content.venue.hours.kitchen.closedOn = ['Monday'];
  content.events.upcoming[0].on = '2026-12-12';
  const files = generate(content);
  expect(files.get('public-site/src/catalogue/generated/sharedDishes.ts')).toContain('price: 1350');
  expect(files.get('public-site/src/catalogue/generated/highlights.ts')).toContain('price: "KSh\u00A01,350"');
  expect(files.get('shared/src/generated/limits.ts')).toContain('"an 8km radius"');
  expect(files.get('public-site/src/catalogue/generated/upcomingEvents.ts')).toContain(
    'date: "Saturday, 12 December 2026", series: { weekday: 6, start: "19:00", date: "2026-12-12" }',
  );
  for (const file of [
    'shared/src/generated/venue.ts',
    'public-site/src/catalogue/generated/stalls/restaurantBar.ts',
  ])
    expect(files.get(file)).toContain('closes: "23:00", closedOn: [1]');
});

it.each(
  casesIn(`
venue: hours: 11:00 AM-10:00 PM | hours: No → "hours" must be hours such as 11:00 AM-10:00 PM, or Closed; it is "No".
venue: label: Kitchen | label: Kitchen¶    closedOn: [Mon] → "closedOn" must be one of Sunday, Monday, Tuesday, Wednesday, Thursday, Friday, Saturday; it is "Mon".
venue: days: Mon-Thu | days: Montag → "days" must be days such as Mon-Thu or Sun; it is "Montag".
venue: [12-25] | [25-12] → must be a day that there is, written like 2026-12-25, or 12-25 for every year
venue: phone: +254 700 000 000 | phone: 0700 000 000 → must be a number with its country, such as +254 712 345 678
venue: till: none | till: 12 → must be the five to seven digits of a Buy Goods till, or none
menu: price: 250 | price: 250/= → line 8: Samosas: "price" must be a whole number of shillings above 0, such as 250; it is "250/=". Write 250.
menu: price: 250 | # → Samosas: "price" is missing.
menu: price: 250 | prize: 250 → line 8: Samosas: there is no field "prize"; is "price" meant?
menu: name: Samosas | name: [Samosas, hot] → "name" must be words, at most 200 letters; it is the list [Samosas, hot].
menu: pages: [menu, order] | pages: [] → Samosas: "pages" must have at least 1; it is an empty list.
menu: name: Samosas | name: {one: Samosas} → "name" must be words, at most 200 letters; it is a record with one.
menu: name: Chicken Wings | name: samosas → line 15: samosas: two dishes have the name "samosas": each needs one of its own. The other: line 6.
menu: dietary: [spicy] | dietary: [hot] → "dietary" must be one of vegetarian, vegan, gluten-free, spicy; it is "hot".
menu: sampleDish:¶  id: 4 | sampleDish:¶  id: 99 → the dish 99, which the menu does not have
menu: name: Samosas | name: "Samosas → something is opened and never closed: a quotation mark or a bracket, perhaps lines above.
menu: name: Samosas | name: Samosas: hot → line 6: a text with a colon and a space has to stand in quotation marks; or
menu: price: 250 | \tprice: 250 → tabs at the beginning of a line are not understood: write spaces.
menu: price: 250 | price 250 → line 8: a name, a colon and a space were expected, as in "price: 250".
menu: price: 250 |   price: 250 → line 7: a text with a colon and a space has to stand in quotation marks; or the next line begins with too many spaces.
menu: ¶    price: 250 | ¶   price: 250 → the spaces at the beginning of the line do not fit those of the lines around it.
menu: price: 250 | name: Sambusa → line 8: this name stands twice in its record.
stalls: dish: 5 | dish: 55 → no dish has the number 55
stalls: offersServices: true | featured: true → 5 stalls are featured; the home page shows one to 4.
stalls: opens: 08:00 | opens: 8:00 → Amani African Foods & Juice: "opens" must be a time with two digits each, such as 09:30; it is "8:00"
stalls: "{price} per kg" | per kg → "as" must have {price} where the price stands
stalls: name: Tysons Butchery | name: Fish Corner → two stalls have the name "Fish Corner"
events: on: every Friday | on: 2026-02-30 → or a day such as 2026-12-12; it is "2026-02-30"
events: on: every Friday | on: Fridays → must say when, such as "every Friday"
events: on: 2025-06-01 | on: 2025-02-29 → must be a day that there is
events: event: jazz-under-the-trees | event: jazz-under-trees → no past event has the id "jazz-under-trees"; is "jazz-under-the-trees" meant?
home: line: "{name} | line: "{nmae} → nothing is named {nmae}; is "name" meant?
home: stall: kims | stall: kim → no stall has the id "kim"; is "kims" meant?
offers: price: 6000 | price: 6,000 → 1-week: "price" must be a whole number of shillings above 0, such as 250; it is "6,000". Write 6000.
pages: drawing: kids | drawing: kid → "drawing" must be one of
pictures: , alt: A cocktail | → "alt" is missing: say in a few words what is to be seen
pictures: alt: A cocktail | alt: IMG_2041 → "alt" must say in a few words what is to be seen
pictures: photo: 1551024709-8f23befc6f87 | file: no.jpg → there is no file shared/content/pictures/no.jpg
testimonials: rating: 5 | rating: 6 → must be a whole number from 1 to 5
`).map(([change, line]) => [
    ...change
      .replaceAll('¶', '\n')
      .match(/^(\w+): (.*?) \|(.*)$/s)
      .slice(1),
    line,
  ]),
)('a mistake in %s.yaml, %j for %j, is refused with a line that helps', (file, from, to, line) => {
  const said = refusalOf([file, from, to.replace(/^ /, '')]);
  expect(said).toContain(line);
  expect(said).toMatch(new RegExp(`^shared/content/${file}\\.yaml, line \\d+: `));
});

it('the mistakes of all files are said in one run, also those between files', () => {
  const said = refusalOf(
    ['venue', 'till: none', 'till: 12'],
    ['menu', 'price: 250', 'price: free'],
    ['menu', 'picture: samosaPlate', 'picture: samosaPlat'],
    ['menu', 'name: Chicken Wings', 'name: Samosas'],
    ['stalls', 'dish: 5', 'dish: 55'],
  ).split('\n');
  expect(said.map((line) => /^shared\/content\/(\w+)\.yaml/.exec(line)?.[1])).toEqual([
    'venue',
    'menu',
    'menu',
    'menu',
    'stalls',
  ]);
});

it.each(['description', 'rating', 'picture', 'estimatedTime', 'dietary'])(
  'a dish without "%s" is a dish, and its code has no empty field',
  (field) => {
    const { content } = readContent();
    const [, value] = new RegExp(`\n    ${field}: (.*)`).exec(readTexts().menu);
    const said = refusalOf(['menu', `    ${field}: ${value}\n`, '']);
    expect(said).toMatch(field === 'dietary' ? /"dietary":\[\]/ : new RegExp(`^(?!.*"${field}")taken`));
    content.menu.starters[0][field] = undefined;
    if (field === 'dietary') return;
    const [, first] = /dish1 = (.*)/.exec(
      generate(content).get('public-site/src/catalogue/generated/sharedDishes.ts'),
    );
    expect(first).not.toContain('undefined');
    expect(first.includes(`${field}:`)).toBe(field === 'picture');
  },
);

it('the content knows the drawings, colours and icons of the design system', () => {
  const keysOf = (file, constant) => {
    const text = readFileSync(path.join(ROOT, 'shared/src/ui', file), 'utf8');
    const [, body] = new RegExp(`${constant} = \\{([\\s\\S]*?)\\n\\} as const`).exec(text);
    return [...body.matchAll(/^ {2}'?([a-z][a-z-]*)'?:/gm)].map(([, key]) => key);
  };
  expect(DRAWINGS).toEqual(keysOf('drawings/motifs.ts', 'MOTIFS'));
  expect(COLOURS).toEqual(keysOf('theme/accents.ts', 'ACCENTS'));
  const icons = readFileSync(path.join(ROOT, 'shared/src/ui/drawings/icons.ts'), 'utf8');
  for (const icon of ICONS) expect(icons).toMatch(new RegExp(`^ {2}'?${icon}'?:`, 'm'));
});

/** The words that a file of code shows or sends: its texts, without comments and imports. */
function textsIn(file) {
  const found = [];
  const walk = (node) => {
    if (ts.isImportDeclaration(node)) return;
    if (typeof node.text === 'string' && !ts.isIdentifier(node) && !ts.isSourceFile(node))
      found.push(node.text);
    ts.forEachChild(node, walk);
  };
  walk(ts.createSourceFile(file, readFileSync(path.join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest));
  return found;
}

it("no word of the venue is in the code: another venue's pages, messages and samples have none of them", () => {
  const { venue, menu, stalls, events, pages } = readContent().content;
  const names = [
    ...FIRST_WORDS,
    ...[
      'lantern',
      'nyama choma',
      'tilapia',
      'ugali',
      'kachumbari',
      'mutura',
      'butchery',
      'in the garden',
      'the grill',
    ],
    venue.name,
    venue.address.street,
    venue.address.city,
    ...pages.map.roads,
    ...Object.values(menu).flatMap((group) => (Array.isArray(group) ? group.map(({ name }) => name) : [])),
    ...stalls.map(({ name }) => name),
    ...[...events.upcoming, ...events.past].map(({ title }) => title),
  ];
  const words = new RegExp(`\\b(${names.join('|')})\\b`, 'i');
  const files = ['public-site', 'customer-portal', 'admin-console', 'shared', 'shell']
    .flatMap((workspace) =>
      readdirSync(path.join(ROOT, workspace, 'src'), { recursive: true }).map(
        (file) => `${workspace}/src/${file}`,
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\/|generated|ui\/gallery\//.test(file));
  expect(files.length).toBeGreaterThan(500);
  expect(
    files.flatMap((file) =>
      textsIn(file)
        .filter((text) => words.test(text.replace('Africa/Nairobi', '')))
        .map((text) => `${file}: ${text}`),
    ),
  ).toEqual([]);
});
