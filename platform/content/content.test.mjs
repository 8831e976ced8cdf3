// decisions, Content in files; README, npm run content
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../ports.mjs';
import { casesIn } from '../testing/casesIn.mjs';
import { generate } from './generate.mjs';
import { hintsOf, parseContent, readContent, readTexts } from './read.mjs';
import { strangerHints } from './contentFiles.mjs';
import { DRAWINGS } from './fields.mjs';
import { COLOURS, ICONS } from './schema.mjs';
import { dateHints } from './senseRules.mjs';
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

it('a price of the menu reaches the stall that sells the dish, the radius of deliveries its sentence, the weekdays of the kitchen its stalls, and one stall is a kitchen', () => {
  const { content } = readContent();
  content.menu.mains[0].price = 1350;
  content.venue.delivery.radiusKm = 8;
  content.venue.hours.kitchen.closedOn = ['Monday'];
  content.venue.hours.kitchen.except = [{ on: ['Friday'], opens: '11:00', closes: '01:00' }];
  content.venue.specialDays[0].dates.push('2027-02-06 to 2027-02-09');
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
    expect(files.get(file)).toContain(
      'closes: "23:00", closedOn: [1], except: [{ on: [5], opens: "11:00", closes: "01:00" }]',
    );
  expect(files.get('shared/src/generated/venue.ts')).toContain(
    'dates: ["2027-02-06", "2027-02-07", "2027-02-09"], period: ["2027-02-06", "2027-02-09"], hours: "closed"',
  );
  const titleOf = (all) => all.get('shared/src/generated/stallWords.ts');
  expect(titleOf(files)).toContain('Our Stalls');
  content.stalls.splice(1);
  expect(titleOf(generate(content))).toMatch(/IS_ONE_STALL: boolean = true;.*\n.*Our Kitchen/);
});

it.each(
  casesIn(`
venue: hours: 11:00 AM-10:00 PM | hours: No → "hours" must be hours such as 11:00-22:00 or 11:00 AM-10:00 PM, or Closed; it is "No".
venue: label: Kitchen | label: Kitchen¶    closedOn: [Mon] → "closedOn" must be one of Sunday, Monday, Tuesday, Wednesday, Thursday, Friday, Saturday; it is "Mon".
venue: label: Kitchen | label: Kitchen¶    closedOn: [Monday]¶    except: [{on: [Monday], opens: 09:00, closes: 12:00}] → must name each weekday once, in "closedOn" or in "except"
venue: [12-25] | [2026-12-25 to 2026-12-24] → must end after it begins, and last 100 days at most
venue: days: Mon-Thu | days: Montag → "days" must be days such as Mon-Thu or Sun; it is "Montag".
venue: [12-25] | [25-12] → must be a day that there is, written like 2026-12-25, or 12-25 for every year
venue: phone: +254 700 000 000 | phone: 0700 000 000 → must be a number with its country, such as +254 712 345 678
venue: phone: +254 700 000 000 | phone: +254 700 000 → must be a number with its country, such as +254 712 345 678
venue: whatsapp: "254700000000" | whatsapp: 0700000000 → must be digits alone, with the country first, such as 254712345678; it is "0700000000".
venue: days: Mon-Thu¶        hours: 11:00 AM-10:00 PM | days: Mon-Fri¶        hours: Closed → Friday stands in two rows: each day needs one. The other: line 56.
venue: days: Mon-Thu | days: Mon-Wed → no row is about Thursday. A day that is closed has the hours Closed.
venue: hours: 11:00 AM-10:00 PM | hours: 10:00 PM-11:00 AM → "10:00 PM-11:00 AM" ends before it begins: are AM and PM
venue: hours: 11:00-02:00 | hours: 11:00-25:00 → "hours" must have times such as 11:00-23:00 or 11:00 AM-11:00 PM; it is "11:00-25:00".
venue: hours: 11:00-02:00 | hours: 11:00 AM-10.00 PM → must have times such as 11:00-23:00 or 11:00 AM-11:00 PM
venue: closes: 23:00 | closes: 11:00 AM → "closes" is 11:00, as "opens" is: nothing lies between them.
venue: first: 11:00 | first: 11:00 PM → the last reservation, 22:00, is not after the first, 23:00. The other:
venue: [01-01] | [01-01, 12-25] → the special day 12-25 stands twice. The other:
venue: latitude: -1.28¶  longitude: 36.98 | latitude: 36.98¶  longitude: -1.28 → 36.98, -1.28: latitude and longitude are swapped.
venue: latitude: -1.28 | latitude: 51.5 → 51.5, 36.98: the place is not in Kenya.
venue: shortestMinutes: 30 | shortestMinutes: 60 → "longestMinutes" must be more than "shortestMinutes", 60; it is 45. The other: line
stalls: closes: 22:00 | closes: 09:00 → "closes" is 09:00, as "opens" is: nothing lies between them.
menu: name: Chicken Wings | name: "sa\\u200Dmosas\\u00A0 " → two dishes have the name
menu: name: Samosas | name: "Sa\\u202Emosas" → "name" must have no character that is not seen or is lost: write it anew; it is "Sa<U+202E>mosas".
menu: name: Samosas | name: "Sam\\nosas" → "name" must stand in one line
events: title: Sunday Family Day | title: Friday  live band → two events have the title
venue: till: none | till: 12 → must be the five to seven digits of a Buy Goods till, or none
menu: price: 250 | price: 0x10 → such as 250; it is "0x10".
menu: mains: | ---¶mains: → line 56: a line of --- begins another file: take it away.
venue: 11:00-23:00 | 10:00 PM-11:00 AM → "10:00 PM-11:00 AM" ends before it begins: are AM and PM
menu: price: 250 | price: 250/= → line 8: Samosas: "price" must be a whole number of shillings above 0, such as 250; it is "250/=". Write 250.
menu: price: 250 | # → Samosas: "price" is missing.
menu: price: 250 | prize: 250 → line 8: Samosas: there is no field "prize"; is "price" meant?
menu: name: Samosas | name: [Samosas, hot] → "name" must be words, at most 200 letters; it is the list [Samosas, hot].
menu: pages: [menu, order] | pages: [] → Samosas: "pages" must have at least 1; it is an empty list.
menu: name: Samosas | name: {one: Samosas} → "name" must be words, at most 200 letters; it is a record with one.
menu: name: Chicken Wings | name: samosas → line 15: samosas: two dishes have the name "samosas": each needs one of its own. The other: line 6.
menu: dietary: [spicy] | dietary: [hot] → "dietary" must be one of vegetarian, vegan, gluten-free, spicy; it is "hot".
menu: sampleDish:¶  id: 4 | sampleDish:¶  id: 99 → the dish 99, which the menu does not have
menu: name: Samosas | name: "Samosas → line 6: a quotation mark is opened in this line and not closed: write " behind
menu: name: Samosas | name: Samosas: hot → line 6: a text with a colon and a space has to stand in quotation marks.
menu: price: 250 | \tprice: 250 → line 8: a tab stands at the beginning of the line: write spaces
menu: price: 250 | price 250 → line 8: a colon is missing behind "price".
menu: price: 250 |   price: 250 → line 8: the line begins with 6 spaces, the lines around it with 4.
menu: ¶    price: 250 | ¶   price: 250 → line 8: the line begins with 3 spaces, the lines around it with 4.
menu: price: 250 | name: Sambusa → line 8: "name" stands twice in its record; the other: line 6.
menu: pages: [menu, order] | pages: [menu, order → line 13: a bracket is opened in this line and not closed: write ] behind
menu: price: 250 | price:250 → line 8: a space is missing behind the colon: "price: …".
menu: - id: 2¶ | id: 2¶ → line 14: a "- " is missing in front of "id"
menu: name: Samosas | name: “Samosas” → line 6: curly quotation marks
menu: name: Samosas | name: 'Mama's samosas' → line 6: behind the closing ' stands more: s samosas'.
menu: name: Samosas | name: *Samosas → line 6: a text that begins with * has to stand in quotation marks.
menu: - id: 1¶    name: | - name: → line 5: Samosas: "id" is missing: write "id: 31", which no other dish has.
menu: price: 250 | price: 250¶<<<<<<< HEAD → line 9: here stand two versions of the same lines, as Git leaves them
stalls: - id: tysons | id: tysons → line 56: a "- " is missing in front of "id", with which each of the list begins.
stalls: - id: tysons | ¶ - id: tysons → line 57: the line begins with 1 space, the other lines with a "-" of its list with none.
pages: ¶    question: | ¶      question: → line 40: the line begins with 6 spaces, the lines around it with 4.
testimonials: - name: |   name: → line 3: a "- " is missing in front of "name"
pictures: {photo | photo → a bracket is closed that was not opened.
menu: pages: [menu, order] | pages: menu, order → it is "menu, order". Write [menu, order].
offers: price: 6000 | price: 6.000 → a number has no dot between its thousands
menu: name: Samosas | name: 7 → Write it between quotation marks: "7".
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

it.each([
  [
    'UTF-16',
    (file) => writeFileSync(file, Buffer.from('name: Samosas', 'utf16le')),
    'is not written in UTF-8',
  ],
  [
    'another code',
    (file) => writeFileSync(file, Buffer.from('name: Café', 'latin1')),
    'is not written in UTF-8',
  ],
  [
    'a web page',
    (file) => writeFileSync(file, '<html><body>'),
    'is a web page or a document: save it as plain text.',
  ],
  ['a folder', (file) => [rmSync(file), mkdirSync(file)], 'is a folder: a file was expected.'],
  ['another name', (file) => renameSync(file, `${file}.txt`), 'is missing. If "menu.yaml.txt" is meant'],
  [
    'the stalls',
    (file) => writeFileSync(file, readTexts().stalls),
    'this is what belongs into shared/content/stalls.yaml.',
  ],
])('menu.yaml as %s is refused in words that help', (_, change, words) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'content-'));
  for (const [name, text] of Object.entries(readTexts()))
    writeFileSync(path.join(folder, `${name}.yaml`), text);
  change(path.join(folder, 'menu.yaml'));
  expect(() => readContent(folder)).toThrow(words);
  rmSync(folder, { recursive: true });
});

it('what stands behind a # that was meant, and a file beside the content, are told and are no mistakes', () => {
  const menu = readTexts()
    .menu.replace('name: Samosas', 'name: Samosas #1')
    .replace('price: 250', 'price: 250 # dear');
  expect(hintsOf(parseContent({ ...readTexts(), menu }))).toEqual([
    'shared/content/menu.yaml, line 6: "#1" is a remark, and stands on no page: a text with a # stands between quotation marks.',
  ]);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'content-'));
  writeFileSync(path.join(folder, 'menu (1).yaml'), '');
  expect(strangerHints(['menu.yaml'], folder)).toEqual([
    'shared/content/menu (1).yaml is read by nothing; is "menu.yaml" meant?',
  ]);
  rmSync(folder, { recursive: true });
});

it('a day of an event that is over, or has not come, is told and is no mistake', () => {
  const events = readTexts()
    .events.replace('on: every Friday', 'on: 2026-11-29')
    .replace('on: 2025-06-01', 'on: 2026-12-01');
  const hints = (now) => dateHints(parseContent({ ...readTexts(), events }), new Date(now)).join();
  expect(hints('2026-11-29T20:59Z')).toBe(
    'shared/content/events.yaml, line 105: Madaraka Day Nyama Choma Festival: Tuesday, 1 December 2026 has not come yet: it belongs below "upcoming".',
  );
  expect(hints('2026-12-01T21:00Z')).toBe(
    'shared/content/events.yaml, line 10: Friday Live Band: Sunday, 29 November 2026 is past, so the event is on no page any more.',
  );
});

it('all mistakes are said in one run, also those between files and around lines that can not be read, and nothing of what these hide', () => {
  const said = refusalOf(
    ['venue', 'till: none', 'till: 12'],
    ['menu', 'price: 250', 'price: free'],
    ['menu', 'picture: samosaPlate', 'picture: samosaPlat'],
    ['menu', 'name: Spring Rolls', 'name: Samosas'],
    ['menu', '    price: 450', '     price: 450'],
    ['menu', 'name: Beef Stew', 'name: "Beef Stew'],
    ['home', /\ncall:[^]*?(?=\nbillboardWords)/.exec(readTexts().home)[0], ''],
    ['stalls', 'dish: 5', 'dish: 55'],
    ['stalls', 'price: ', 'price '],
  ).split('\n');
  expect(said.map((line) => /^shared\/content\/([^:]*)/.exec(line)?.[1])).toEqual([
    'venue.yaml, line 15',
    'home.yaml',
    ...[8, 12, 17, 24, 85].map((line) => `menu.yaml, line ${line}`),
    'stalls.yaml, line 42',
    'stalls.yaml, line 69',
  ]);
  expect(said[1]).toContain('"call" is missing: write "call:" at the beginning of a line, and below');
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

it('without a word about it, the dish page is that of the first main course', () => {
  const { content } = parseContent({
    ...readTexts(),
    menu: readTexts().menu.replace(/^sampleDish:[^]*/m, ''),
  });
  const { id } = content.menu.mains[0];
  const page = generate(content).get('public-site/src/catalogue/generated/sampleDish.ts');
  expect(page).toContain(
    `{ dish: dish${id}, tab: "Main Course", thumbnails: [dish${id}.picture], ingredients: [], nutrition: [] }`,
  );
});

it('hours are read in both ways of writing them, and where those of bar and grounds are left out, the kitchen has its own', () => {
  const venue = readTexts()
    .venue.replace('11:00 AM-10:00 PM', '11:00-22:00')
    .replace('opens: 11:00', 'opens: 11:00 AM')
    .replace('closes: 23:00', 'closes: 11:00 PM')
    .replace(/\n {2}gardenBar:[^]*?(?=\nspecialDays)/, '');
  const { content } = parseContent({ ...readTexts(), venue });
  content.venue.hours.kitchen.closedOn = ['Monday'];
  content.venue.hours.kitchen.except = [{ on: ['Friday'], opens: '11:00', closes: '01:00' }];
  const facts = generate(content).get('shared/src/generated/venue.ts');
  expect(facts).toContain('{ days: "Mon-Thu", hours: "11:00 AM-10:00 PM" }');
  const kitchen =
    '{ label: "Kitchen", rows: [{ days: "Every day but Monday, Friday", hours: "11:00 AM-11:00 PM" }, { days: "Friday", hours: "11:00 AM-1:00 AM" }] }';
  expect(facts).toContain(`groundsHours: ${kitchen}`);
  expect(facts).toContain(`gardenBarHours: ${kitchen}`);
});

it('the home page may do without figures, a rating, amenities, pictures to change, and a billboard', () => {
  const home = readTexts()
    .home.replace(/^stats:[^]*?(?=^galleryWords)/m, '')
    .replace(/^reviews:[^]*?(?=^call)/m, '')
    .replace(/^ {2}cards:[^]*?(?=^stallsWords)/m, '  cards: []\n')
    .replace(/^ {4}- title: Nyama choma, slow[^]*?(?=^stats|^galleryWords)/m, '');
  const offers = readTexts().offers.replace(/^billboard:[^]*/m, '');
  expect(refusalOf(['home', /^billboardWords:[^]*?(?=^search)/m.exec(home)[0], ''])).toContain(
    '"billboardWords" is missing, which lead to the billboard',
  );
  const files = generate(
    parseContent({
      ...readTexts(),
      offers,
      home: home.replace(/^billboardWords:[^]*?(?=^# What|^search)/m, ''),
    }).content,
  );
  expect(files.get('shared/src/generated/venue.ts')).toContain('hasBillboard: false');
  const words = (part) => files.get(`public-site/src/catalogue/generated/words/${part}.ts`);
  expect(words('stats')).toContain('{ figures: [] }');
  expect(words('reviews')).toContain('{ rating: 0, count: "" }');
  expect(words('amenities')).toContain('cards: []');
  expect(words('carousel').match(/line:/g)).toHaveLength(1);
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
    ...[
      'Bustani',
      'Bypass',
      'Ruai',
      "Kim's",
      'Tysons',
      'lawn',
      'bouncing castle',
      'charcoal',
      'lantern',
      'nyama choma',
      'tilapia',
      'ugali',
      'kachumbari',
      'mutura',
      'butchery',
      'food court',
      'live band',
      'the garden',
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
  const files = ['public-site', 'customer-portal', 'admin-console', 'shared', 'shell', 'api']
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
        .filter((text) => words.test(text.replace(/Africa\/Nairobi|o'clock in Nairobi/, '')))
        .map((text) => `${file}: ${text}`),
    ),
  ).toEqual([]);
});
