// decisions, Content in files
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { planChange, writeChange } from './apply.mjs';
import { formatCsv } from './csv.mjs';
import { readContent, readTexts } from './read.mjs';
import { TABLES, tableRows } from './tables.mjs';

let folder;
let contentFolder;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'content-'));
  contentFolder = mkdtempSync(path.join(os.tmpdir(), 'content-'));
  for (const [name, text] of Object.entries(readTexts()))
    writeFileSync(path.join(contentFolder, `${name}.yaml`), text);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  rmSync(contentFolder, { recursive: true });
});

function plan(name, text, options) {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return planChange(file, { folder: contentFolder, ...options });
}

const HEAD = 'group,id,name,price,description,rating,estimatedTime,dietary,picture,pages\n';
const item = {
  name: 'Chapati',
  description: 'Two, soft and layered.',
  price: 60,
  image: 'https://images.unsplash.com/photo-1576846806147-8065a16f89b0',
  category: 'Sides',
  isVegetarian: true,
  isVegan: true,
  isGlutenFree: false,
  isSpicy: false,
  isAvailable: true,
};
const handoverOf = (list, changes) => JSON.stringify({ handover: list, changes });
const handover = (...changes) => handoverOf('menu', changes);

describe('a spreadsheet that was exported', () => {
  it.each(Object.keys(TABLES))('%s.csv changes nothing, however a spreadsheet saves it', (name) => {
    const { content } = readContent();
    const text = formatCsv(tableRows(TABLES[name], content));
    const semicolons = formatCsv(tableRows(TABLES[name], content).map((cells) => [cells.join('\u0000')]))
      .replaceAll('"', '')
      .split('\r\n')
      .map((line) =>
        line
          .split('\u0000')
          .map((cell) => `"${cell.replace('\uFEFF', '')}"`)
          .join(';'),
      )
      .join('\n');
    for (const saved of [text, text.slice(1), text.replaceAll('\r\n', '\n'), semicolons])
      expect(plan(`${name}.csv`, saved)).toMatchObject({ words: [], missing: [] });
  });
});

describe('a change', () => {
  it('is said in words, and changes one line of one file', () => {
    const planned = plan('prices.csv', 'id,price\n1,260\n13,350\n');
    expect(planned.words).toEqual([
      'Samosas: KSh\u00A0250 → KSh\u00A0260 (KSh\u00A0250 is the price of the specification)',
    ]);
    expect(planned.missing).toHaveLength(28);
    writeChange(planned, contentFolder);
    const lines = (text) => text.split('\n');
    const before = lines(readTexts().menu);
    const after = lines(readFileSync(path.join(contentFolder, 'menu.yaml'), 'utf8'));
    expect(after).toHaveLength(before.length);
    expect(after.filter((line, index) => line !== before[index])).toEqual(['    price: 260']);
  });

  it('adds a dish under the next free number, moves one to another tab, and takes away what is not in the file only when asked', () => {
    const rows = `${HEAD}starters,,Bhajia,220,"Potato slices in gram flour, fried.",4.5,9,"vegetarian, vegan",chips,\nstarters,15,,,,,,gluten-free,,\n`;
    expect(plan('menu.csv', rows).words).toEqual([
      'Bhajia: new under starters, KSh\u00A0220',
      'Beef Pilau: from mains to starters',
    ]);
    const { content } = plan('menu.csv', rows);
    expect(content.menu.starters.at(-2)).toMatchObject({
      id: 31,
      name: 'Bhajia',
      dietary: ['vegetarian', 'vegan'],
    });
    const all = formatCsv(tableRows(TABLES.menu, readContent().content)).replace(/.*Beef Mishkaki.*\r\n/, '');
    expect(plan('menu.csv', all).words).toEqual([]);
    expect(plan('menu.csv', all, { removesMissing: true }).words).toEqual(['Beef Mishkaki: goes']);
  });

  it('that replaces the whole menu gives the dish page another dish, and stalls keep their prices', () => {
    const rows = ['starters', 'mains', 'desserts', 'beverages'].map(
      (group) =>
        `${group},,New ${group},500,Hot.,4.5,9,,chips,"${group === 'desserts' ? 'menu' : 'menu, order'}"\n`,
    );
    writeChange(plan('menu.csv', HEAD + rows.join(''), { removesMissing: true }), contentFolder);
    const { content } = readContent(contentFolder);
    expect(content.menu.sampleDish).toMatchObject({ id: content.menu.mains[0].id, longDescription: 'Hot.' });
    expect(content.stalls[0].highlights[0]).toMatchObject({ item: 'Nyama Choma Half Kg', price: 1500 });
  });

  it('of hours and events is one too', () => {
    expect(plan('stalls.csv', 'id,closes\ntysons,22:30\n').words).toEqual([
      'Tysons Butchery: hours 09:00-22:00 → 09:00-22:30',
    ]);
    expect(plan('events.csv', 'id,on\nfriday-live-band,every Saturday\n').words).toEqual([
      'Friday Live Band: on every Friday → every Saturday',
    ]);
  });

  it('that Manage Menu hands over knows the dishes by their names', () => {
    const text = handover(
      { change: 'update', name: 'Samosas', after: { price: 260 } },
      { change: 'update', name: 'Spring Rolls', after: { isVegan: true } },
      { change: 'add', after: item },
      { change: 'remove', name: 'Baked Cheesecake' },
    );
    expect(plan('menu-changes.json', text).words).toEqual([
      'Samosas: KSh\u00A0250 → KSh\u00A0260 (KSh\u00A0250 is the price of the specification)',
      'Spring Rolls: dietary vegetarian → vegetarian, vegan',
      'Chapati: new under starters, KSh\u00A060',
      'Baked Cheesecake: goes',
    ]);
  });
});

it('what Manage Events and Manage Stalls hand over changes the events and stalls of the site', () => {
  const plate = 'https://images.unsplash.com/photo-1601050690597-df0568f70950?w=800';
  const stall = {
    change: 'update',
    name: 'Tysons Butchery',
    after: { description: 'Goat.', mainImage: plate },
  };
  const stalls = plan('stalls-changes.json', handoverOf('stalls', [stall]));
  expect(stalls.words).toHaveLength(2);
  expect(stalls.content.stalls[1]).toMatchObject({
    description: 'Goat.',
    pictures: ['samosaPlate', 'choppedGrill', 'steakOverFire', 'beefCuts', 'butcherCuts'],
  });
  const event = {
    change: 'update',
    name: 'Friday Live Band',
    after: { title: 'Friday Band', time: '20:00' },
  };
  expect(plan('events-changes.json', handoverOf('events', [event])).words).toEqual([
    'Friday Live Band: title Friday Live Band → Friday Band',
    'Friday Live Band: from 19:00 → 20:00',
  ]);
});

const update = (after, name = 'Samosas') => handover({ change: 'update', name, after });

it.each([
  [
    'a price as text',
    'menu.csv',
    'id,price\n1,two hundred\n',
    'line 2: Samosas: "price" must be a whole number of shillings above 0, such as 250; it is "two hundred".',
  ],
  ['a price with its currency', 'menu.csv', 'id,price\n1,KSh 250\n', 'it is "KSh 250"'],
  [
    'a price with a thousands separator',
    'menu.csv',
    'id,price\n5,"1,600"\n',
    'line 2: Nyama Choma Half Kg: "price" must be a whole number',
  ],
  ['a price with the old sign', 'menu.csv', 'id,price\n1,250/=\n', 'it is "250/="'],
  ['a price of nothing', 'menu.csv', 'id,price\n1,0\n', 'above 0, such as 250; it is 0.'],
  ['a price below nothing', 'menu.csv', 'id,price\n1,-250\n', 'above 0, such as 250; it is "-250".'],
  ['a price with cents', 'menu.csv', 'id,price\n1,250.50\n', 'it is 250.5.'],
  ['a price of a million and one', 'menu.csv', 'id,price\n1,1000001\n', 'whole number of shillings'],
  [
    'two rows of one dish',
    'menu.csv',
    'id,price\n1,260\n1,270\n',
    'line 3: the id 1 stands in menu.csv, line 2 too.',
  ],
  [
    'a new dish with the name of another',
    'menu.csv',
    `${HEAD}starters,,Samosas,250,Crisp.,4,9,,chips,\n`,
    'line 2: Samosas: the name Samosas is that of Samosas too',
  ],
  [
    'a dish renamed into another',
    'menu.csv',
    'id,name\n2,Samosas\n',
    'line 2: Samosas: the name Samosas is that of',
  ],
  [
    'a new dish without a price',
    'menu.csv',
    `${HEAD}starters,,Bhajia,,Crisp.,4,9,,chips,\n`,
    'line 2: Bhajia: "price" is missing.',
  ],
  [
    'a new dish without a picture',
    'menu.csv',
    `${HEAD}starters,,Bhajia,250,Crisp.,4,9,,,\n`,
    'line 2: Bhajia: "picture" is missing.',
  ],
  [
    'a new dish without a name',
    'menu.csv',
    `${HEAD}starters,,,250,Crisp.,4,9,,chips,\n`,
    'line 2: "name" is missing.',
  ],
  [
    'a new dish without a tab',
    'menu.csv',
    'id,name,price\n,Bhajia,250\n',
    'line 2: a new dish needs one of starters, mains, desserts, beverages as its "group".',
  ],
  [
    'an unknown tab',
    'menu.csv',
    'group,id\nsides,1\n',
    'line 2: "group" must be one of starters, mains, desserts, beverages; it is "sides"',
  ],
  [
    'an id that is no number',
    'menu.csv',
    `${HEAD}starters,A1,Bhajia,250,Crisp.,4,9,,chips,\n`,
    'line 2: "id" must be the number of a dish, or empty for a new one; it is "A1".',
  ],
  [
    'an unknown picture',
    'menu.csv',
    'id,picture\n1,samosaPlat\n',
    'line 2: Samosas: no picture is named "samosaPlat"; is "samosaPlate" meant?',
  ],
  [
    'an unknown diet',
    'menu.csv',
    'id,dietary\n1,halal\n',
    'line 2: Samosas: "dietary" must be one of vegetarian, vegan, gluten-free, spicy; it is "halal".',
  ],
  [
    'a vegan dish that is not vegetarian',
    'menu.csv',
    'id,dietary\n1,vegan\n',
    'line 2: Samosas: what is vegan is vegetarian too',
  ],
  [
    'a dish of forty minutes',
    'menu.csv',
    'id,estimatedTime\n1,40\n',
    'from 1 to 15: the delivery promises 30-45 minutes; it is 40.',
  ],
  ['a rating of six', 'menu.csv', 'id,rating\n1,6\n', 'must be a number from 0 to 5, such as 4.7; it is 6.'],
  [
    'a dessert on the order page',
    'menu.csv',
    'id,pages\n22,"menu, order"\n',
    'line 2: Chocolate Cake: the order page has no tab for desserts.',
  ],
  [
    'the dish of the dish page taken away',
    'menu-changes.json',
    handover({ change: 'remove', name: 'Grilled Tilapia' }),
    'the dish 4, which the menu does not have',
  ],
  [
    'a column that nobody knows',
    'menu.csv',
    'id,prize\n1,250\n',
    'line 1: no table has a column "prize"; is "price" meant?',
  ],
  [
    'no column with ids',
    'menu.csv',
    'name,price\nSamosas,250\n',
    'line 1: the column "id" is missing, by which each dish is known.',
  ],
  ['a column twice', 'menu.csv', 'id,price,price\n1,250,260\n', 'line 1: two columns are named "price".'],
  ['no title', 'menu.csv', '1,Samosas,250\n', 'line 1: no table has a column "1"'],
  ['titles alone', 'menu.csv', 'id,price\n', 'has titles, and no dish below them.'],
  ['nothing', 'menu.csv', '', 'menu.csv is empty.'],
  ['a byte order mark alone', 'menu.csv', '\uFEFF', 'menu.csv is empty.'],
  [
    'UTF-16 with its byte order mark',
    'menu.csv',
    Buffer.from('\uFEFFid,price\n1,250\n', 'utf16le'),
    'is not written in UTF-8. In Excel, save it as "CSV UTF-8',
  ],
  [
    'letters of Windows',
    'menu.csv',
    Buffer.from('id,name\n1,Sambusa à la carte\n', 'latin1'),
    'has letters that are no UTF-8',
  ],
  ['semicolons with a comma in the price', 'menu.csv', 'id;price\n1;250,50\n', 'it is "250,50".'],
  [
    'a comma without quotation marks',
    'menu.csv',
    'id,description\n1,crisp, hot\n',
    'line 2: there are more cells than the 2 titles',
  ],
  [
    'an open quotation mark',
    'menu.csv',
    'id,description\n1,"crisp\n2,hot\n',
    'line 2: a quotation mark is opened and never closed.',
  ],
  ['ten megabytes', 'menu.csv', Buffer.alloc(10_000_000, 'a'), 'has 10 MB; at most 2 MB are read'],
  ['a workbook', 'menu.csv', Buffer.from('PK\u0003\u0004'), 'is a workbook. Save it as "CSV UTF-8'],
  ['a workbook by its name', 'menu.xlsx', 'PK', 'is neither a spreadsheet saved as .csv'],
  [
    'an unknown stall',
    'stalls.csv',
    'id,closes\ntyson,22:00\n',
    'line 2: there is no stall with the id "tyson"; is "tysons" meant? A new one is written in shared/content/stalls.yaml.',
  ],
  [
    'a time that there is not',
    'stalls.csv',
    'id,closes\ntysons,25:00\n',
    'line 2: Tysons Butchery: "closes" must be a time',
  ],
  [
    "Excel's time",
    'stalls.csv',
    'id,closes\ntysons,10:00:00 PM\n',
    'line 2: "closes" is "10:00:00 PM", as Excel writes dates and times',
  ],
  [
    'the hours of the kitchen at a stall',
    'stalls.csv',
    'id,closes\nrestaurant-bar,23:30\n',
    'are those of the kitchen, in shared/content/venue.yaml',
  ],
  [
    'a date that there is not',
    'events.csv',
    'id,on\njazz-under-the-trees,2025-02-29\n',
    'line 2: Jazz Under the Trees: "on" must be a day that there is',
  ],
  [
    "Excel's date",
    'events.csv',
    'id,on\njazz-under-the-trees,26/04/2025\n',
    'line 2: "on" is "26/04/2025", as Excel writes dates and times: give the column the format Text, and write 2026-12-25',
  ],
  [
    'a weekday that there is not',
    'events.csv',
    'id,on\nfriday-live-band,every Freitag\n',
    'line 2: Friday Live Band: "on" must say when, such as "every Friday"',
  ],
  [
    'an unknown event',
    'events.csv',
    'id,on\nfriday-band,every Friday\n',
    'there is no event with the id "friday-band"',
  ],
  ['broken JSON', 'menu-changes.json', '{"handover": ', 'is no JSON'],
  ['JSON of something else', 'menu-changes.json', '{"dishes": []}', 'is no file that the console has saved'],
  ['a hand over without a change', 'menu-changes.json', handover(), 'holds no change.'],
  [
    'a dish that the menu does not have',
    'menu-changes.json',
    update({ price: 60 }, 'Samosa'),
    'change 1, Samosa: the site has no dish of this name; is "Samosas" meant?',
  ],
  [
    'a price as text from the console',
    'menu-changes.json',
    update({ price: '260' }),
    'change 1, Samosas: Samosas: "price" must be a whole number of shillings',
  ],
  [
    'an unknown category',
    'menu-changes.json',
    update({ category: 'Snacks' }),
    'no category is named "Snacks"',
  ],
  ...[
    [
      'a date of an event that repeats',
      'events',
      { date: '2026-12-04' },
      'Friday Live Band',
      'it is "every Friday"',
    ],
    [
      'the price of an event',
      'events',
      { price: 900 },
      'Friday Live Band',
      'the site does not show what was changed',
    ],
    [
      'an event of the samples',
      'events',
      { time: '20:00' },
      'Jazz under the Acacias',
      'the site has no event',
    ],
    [
      'a stall that is closed',
      'stalls',
      { status: 'closed' },
      'Tysons Butchery',
      'the site does not show what was changed',
    ],
  ].map(([what, list, after, name, line]) => [
    what,
    'changes.json',
    handoverOf(list, [{ change: 'update', name, after }]),
    line,
  ]),
  [
    'a picture from elsewhere',
    'menu-changes.json',
    update({ image: 'https://example.com/a.jpg' }),
    'is not in shared/content/pictures.yaml',
  ],
])('%s is refused with a line that helps, and nothing is changed', (_, name, text, line) => {
  expect(() => plan(name, text)).toThrow(line);
  expect(readTexts(contentFolder)).toEqual(readTexts());
});
