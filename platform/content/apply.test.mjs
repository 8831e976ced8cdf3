// decisions, Content in files
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../ports.mjs';
import { casesIn } from '../testing/casesIn.mjs';
import { planChange, writeChange } from './apply.mjs';
import { contentCommand } from './content.mjs';
import { sampleDishOf } from './crossRules.mjs';
import { formatCsv } from './csv.mjs';
import { ContentError, readContent, readTexts } from './read.mjs';
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

/** What is said against a file. */
function refusalOf(name, text, options) {
  try {
    return `taken: ${plan(name, text, options).words.join('\n')}`;
  } catch (error) {
    expect(readTexts(contentFolder)).toEqual(readTexts());
    return error.message;
  }
}

const HEAD = 'group,id,name,price,description,rating,estimatedTime,dietary,picture,pages\n';
const item = {
  name: 'Chapati',
  description: '',
  price: 60,
  image: '',
  category: 'Sides',
  isVegetarian: true,
  isVegan: true,
  isGlutenFree: false,
  isSpicy: false,
  isAvailable: true,
};
const handover = (list, ...changes) => JSON.stringify({ handover: list, changes });
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
    const mixed = text.replace(/\r\n(?=[^\n]*\r\n$)/, '\n');
    for (const saved of [text, text.slice(1), text.replaceAll('\r\n', '\n'), mixed, semicolons])
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
    expect(sampleDishOf(content)).toEqual({ id: content.menu.mains[0].id });
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
      'menu',
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
  const stalls = plan('stalls-changes.json', handover('stalls', stall));
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
  expect(plan('events-changes.json', handover('events', event)).words).toEqual([
    'Friday Live Band becomes Friday Band (renamed)',
    'Friday Live Band: from 19:00 → 20:00',
  ]);
});

/** Rows of `group,id,name,price,dietary,rating,estimatedTime,picture,pages`. */
const MISTAKES = `
,1,,two hundred → Samosas: "price" must be a whole number of shillings above 0, such as 250; it is "two hundred".
,2,,0 → Chicken Wings: "price" must be a whole number of shillings above 0, such as 250; it is 0.
,3,,-250 → Spring Rolls: "price" must be a whole number of shillings above 0, such as 250; it is "-250".
,4,,1000001 → Grilled Tilapia: "price" must be a whole number of shillings above 0, such as 250; it is 1000001.
,5,,1.200 → Nyama Choma Half Kg: "price" must be a whole number of shillings above 0, such as 250; it is "1.200". Write 1200, if thousands are meant.
,6,,700.50 → Chicken Curry: "price" must be a whole number of shillings above 0, such as 250; it is "700.50". The pages show no cents.
,7,,7 or 8 → Beef Stew: "price" must be a whole number of shillings above 0, such as 250; it is "7 or 8". A dish has one price; for sizes see docs/recipes/content.md, "Sizes, and prices of the day".
,8,,market price → Orange Juice: "price" must be a whole number of shillings above 0, such as 250; it is "market price". The cart needs a number; see docs/recipes/content.md, "Sizes, and prices of the day".
,8,,300 → Orange Juice: line 9 is about Orange Juice too: keep one of them.
starters,,samosas,250 → samosas: it is on the menu already: write 1 as its id.
starters,,Bhajia → Bhajia: "price" is missing.
starters,,,250 → "name" is missing.
,,Viazi,250 → Viazi: a new dish needs one of starters, mains, desserts, beverages as its "group".
starter,9 → Kenyan Coffee: "group" must be one of starters, mains, desserts, beverages; it is "starter"; is "starters" meant?
sides,10 → Signature Mocktail: "group" must be one of starters, mains, desserts, beverages; it is "sides".
,11,,,halal → Soda: "dietary" must be one of vegetarian, vegan, gluten-free, spicy; it is "halal".
,12,,,vegan → Beef Mishkaki: what is vegan is vegetarian too: write both.
,13,,,,6 → Masala Chips: "rating" must be a number from 0 to 5, such as 4.7; it is 6.
,14,,,,,40 → Crispy Fish Bites: "estimatedTime" must be a whole number of minutes from 1 to 15: the delivery promises 30-45 minutes; it is 40.
,15,,,,,12-Oct → Beef Pilau: "estimatedTime" is "12-Oct", as Excel writes dates, times and formulas: give the column the format Text, and type it again.
,16,,,,,,samosaPlat → Kuku Paka: no picture is named "samosaPlat"; is "samosaPlate" meant?
,22,,,,,,,"menu, order" → Chocolate Cake: the order page has no tab for desserts.
mains,,Githeri,250 → nothing
mains,,Githeri,250 → Githeri: two dishes have the name "Githeri": each needs one of its own. The other: line 24.
,17,,,,,,,,,hot → Barbecue Pork Ribs: there are more cells than the 9 titles; a text with a comma stands in quotation marks.
`;

it('every mistake of a spreadsheet is said in one run, with its line and what is expected; twenty of them at most', () => {
  const rows = casesIn(MISTAKES);
  const text = (own) =>
    `group,id,name,price,dietary,rating,estimatedTime,picture,pages\n${own.map(([row]) => row).join('\n')}\n`;
  const expected = rows.flatMap(([, message], index) =>
    message === 'nothing' ? [] : `menu.csv, line ${index + 2}: ${message}`,
  );
  expect(readFileSync(path.join(ROOT, 'docs/recipes/content.md'), 'utf8')).toContain(
    '## Sizes, and prices of the day\n',
  );
  const said = refusalOf('menu.csv', text(rows)).split('\n');
  expect(said).toEqual([...expected.slice(0, 20), 'and 4 more.']);
  const padding = Array.from({ length: 15 }, () => ['']);
  expect(new ContentError(['a day', 'a day', 'a time']).message).toBe('a day\na time');
  expect(refusalOf('menu.csv', text([...padding, ...rows.slice(15)])).split('\n')).toEqual(
    expected.slice(15),
  );
});

it('every mistake of the changes of the console is said in one run, in its words', () => {
  const update = (name, after) => ({ change: 'update', name, after });
  const text = handover(
    'menu',
    update('Samosas', { price: 'KSh 260', name: 'Sam\u0000osas' }),
    update('Chicken Wings', { price: -4 }),
    update('Sode', { price: 3 }),
    update('Spring Rolls', { prize: 3 }),
    update('Chicken Wings', { price: 470 }),
    { change: 'add', after: { ...item, name: 'Soda' } },
    { change: 'replace', name: 'Soda' },
    null,
    { change: 'add', after: { ...item, name: 7, description: undefined } },
    update('Soda', { image: 'https://example.com/a.jpg', isVegan: 'no' }),
  );
  const price = '"price" must be a whole number of shillings above 0, such as 250; it is';
  expect(refusalOf('a.json', text).split('\n')).toEqual(
    casesIn(`
1: Samosas: "name" holds U+0000, which nobody sees: type it again.
1: Samosas: ${price} "KSh 260". Write 260.
2: Chicken Wings: ${price} -4.
3: Sode: the site has no dish of this name; is "Soda" meant?
4: Spring Rolls: there is no field "prize"; is "price" meant?
5: Chicken Wings: change 2 is about Chicken Wings too: keep one of them.
7: Soda: "change" must be add, update or remove; it is "replace".
8: "change" must be add, update or remove; it is empty.
9: "name" must be words; it is 7.
9: "description" is missing.
10: Soda: "isVegan" must be true or false; it is "no".
10: Soda: the picture "https://example.com/a.jpg" is not in shared/content/pictures.yaml. Add it there, with words for those who can't see it.
10: Soda: two dishes have the name "Soda": each needs one of its own. The other: change 6.
`).map(([line]) => `a.json, change ${line}`),
  );
});

it.each([
  [700, ['KSh 700', '700/=', '700.00', '700,00', 'KES 700', '700 ksh']],
  [1200, ['Kshs. 1,200', '1,200', '1 200', '1\u00A0200', '1,200/-']],
])('%d shillings are written in a spreadsheet as any of %j', (price, cells) => {
  const rows = cells.map((cell, index) => `${index + 1},"${cell}"`);
  const { starters, mains } = plan('menu.csv', `id,price\n${rows.join('\n')}`).content.menu;
  for (const { id, price: read } of [...starters, ...mains]) if (id <= cells.length) expect(read).toBe(price);
});

it.each(
  casesIn(`
1,Sambusa,250 → taken: Samosas becomes Sambusa (renamed)
A1,samosas,250 → line 2: samosas: there is no dish with the id "A1"; Samosas has the id 1.
,Soda,90 → line 2: Soda: it is on the menu already: write 11 as its id.
1,“Samosas” (3),250 → taken: Samosas becomes “Samosas” (3) (renamed)
1,Samosas (three),300 → taken: Samosas becomes Samosas (three) (renamed)
1,Bhajia,250 → taken: Samosas becomes Bhajia (renamed)
1,Bhajia,200 → line 2: Bhajia: the id 1 is that of Samosas, and the row says "Bhajia": a new dish has an empty id; to rename Samosas, change its name alone.
1,Soda,250 → line 2: Soda: the id 1 is that of Samosas, and the row says "Soda": which has the id 11.
31,Bhajia,250 → line 2: Bhajia: there is no dish with the id "31"; a new one has an empty id.
1,Bhajia,20|2,Viazi,30|3,Soda,40|31,Chips,50 → line 2: Bhajia: the id 1 is that of Samosas, and the row says "Bhajia": a new dish has an empty id; to rename Samosas, change its name alone. 3 more rows have such an id: it is no number of the row, but that by which the site knows a dish.
`),
)('rows that somebody has numbered rewrite no other dish: %s', (rows, said) => {
  const text = `id,name,price\n${rows.replaceAll('|', '\n')}\n`;
  expect(
    refusalOf('menu.csv', text)
      .replace('menu.csv, ', '')
      .replace(/\nSamosas: KSh.*/, ''),
  ).toBe(said);
});

it.each(
  casesIn(`
menu.csv → menu.csv has 30 rows.
Menu of May.CSV → Menu of May.CSV has 30 rows.
stalls → stalls.csv has 9 rows.
~/events.csv → events.csv has
no/menu.csv → There is no folder
dishes.csv → export writes menu.csv, stalls.csv, events.csv, in any folder, and the file's name has to say which
menu.xlsx → export writes menu.csv
`),
)('export to %s goes by the name of the file, in any folder', async (name, said) => {
  jest.replaceProperty(process, 'env', { ...process.env, HOME: folder });
  const file = name.startsWith('~') ? name : path.join(folder, name);
  expect(await contentCommand(['export', file]).catch(({ message }) => message)).toContain(said);
});

it('a dish needs a name, a price and a group; "none" takes away what may be missing', () => {
  const { content, words } = plan('menu.csv', 'Group,ID,Name,Price,Rating\nMains,,Ugali,100,\n,1,,,none\n');
  expect(content.menu.mains.at(-1)).toEqual({ id: 31, name: 'Ugali', price: 100, dietary: [] });
  expect(words).toEqual(['Samosas: rating 4.7 → none', 'Ugali: new under mains, KSh\u00A0100']);
});

it.each([
  ...casesIn(`
menu.csv: id,prize,Foto|1,250, → no column of menu.csv is named "prize"; is "price" meant? The first line
menu.csv: id,prize,Foto,price|1,250,,1e3 → menu.csv, line 1: no column of menu.csv is named "Foto".|menu.csv, line 2: Samosas: "price" must be
menu.csv: name,price|Samosas,250 → line 1: the column "id" is missing, by which each dish is known; it is empty for a new one.
menu.csv: id,price,price|1,250,260 → line 1: two columns are named "price".
menu.csv: 1,Samosas,250 → line 1: no column of menu.csv is named "1"
menu.csv: id,price → has titles, and no dish below them.
menu.csv: → menu.csv is empty.
menu.csv: \uFEFF → menu.csv is empty.
menu.csv: id,description|1,"crisp|2,hot → line 2: a quotation mark is opened and never closed.
menu.csv: id,name|1,"Sam" x → line 2: a quotation mark stands inside of a text; in a text in quotation marks, two stand for one.
menu.csv: id,name,price,rating|18,,1,200, → Pepper Steak: the price is cut at its comma: write 1200, or "1,200" in quotation marks.
menu.csv: "sep=;"|id;price|1;x → menu.csv, line 3: Samosas: "price" must be
menu.csv: id,name,price,rating|1,,=1+1,none|2,"=HYPERLINK(1)",2.6E+02|3,,none,#N/A|4,Caf\uFFFD,1e9 → menu.csv, line 2: Samosas: "price" is "=1+1", as Excel writes dates, times and formulas: give the column the format Text, and type it again.|menu.csv, line 3: Chicken Wings: "name" is "=HYPERLINK(1)", as Excel writes dates, times and formulas: give the column the format Text, and type it again.|menu.csv, line 3: Chicken Wings: "price" must be a whole number of shillings above 0, such as 250; it is "2.6E+02". Give the column the format Number.|menu.csv, line 4: Spring Rolls: "price" can't be taken away: each dish has one.|menu.csv, line 4: Spring Rolls: "rating" is "#N/A"
menu.csv: id,name|1,Caf\uFFFD|2,"Wings|hot"|3,Rolls\u200B|4,\u202EFish\u0007 → menu.csv, line 2: Caf: "name" holds U+FFFD, which stands for a lost letter: type it again.|menu.csv, line 4: Wings hot: "name" holds a line break: type it again.|menu.csv, line 5: Rolls: "name" holds U+200B, which nobody sees: type it again.|menu.csv, line 6: Fish: "name" holds U+202E, which nobody sees: type it again.
menu.csv: id,name|1,Chicken\u00A0 Wings → line 2: Chicken Wings: the id 1 is that of Samosas, and the row says "Chicken Wings": which has the id 2.
menu.csv: group,id,pages|starters,8,|starters,9,|starters,10,|,11,menu|,1,"menu, order" → menu.csv: the order page needs a dish of beverages, with "pages: [menu, order]"; taken away by line 2, line 3, line 4, line 5.
menu.xlsx: PK → is neither a .csv of a spreadsheet nor a .json of the console. In the spreadsheet, save it as "CSV UTF-8
menu.tsv: id → is neither a .csv of a spreadsheet nor a .json of the console. In the spreadsheet, save it as "CSV UTF-8
stalls.csv: id,name|tyson,Tysons → line 2: Tysons: there is no stall with the id "tyson"; is "tysons" meant?
stalls.csv: id,name,price|tysons,Tysons,5 → stalls.csv, line 1: no column of stalls.csv is named "price"
stalls.csv: id,opens,closes|tysons,9am,22.00 → "opens" must be a time with two digits each, such as 09:30; it is "9am".|stalls.csv, line 2: Tysons Butchery: "closes" must be a time
stalls.csv: id,closes|tyson,22:00 → line 2: there is no stall with the id "tyson"; is "tysons" meant? A new one is written in shared/content/stalls.yaml.
stalls.csv: id,closes|tysons,25:00 → line 2: Tysons Butchery: "closes" must be a time
stalls.csv: id,closes|tysons,10:00:00 PM → line 2: Tysons Butchery: "closes" is "10:00:00 PM", as Excel writes dates
stalls.csv: id,closes|restaurant-bar,23:30 → are those of the kitchen, in shared/content/venue.yaml
stalls.csv: id,name,opens|tysons,Fish corner, → Fish corner: two stalls have the name "Fish Corner": each needs one of its own.
events.csv: id,on|jazz-under-the-trees,2025-02-29 → line 2: Jazz Under the Trees: "on" must be a day that there is
events.csv: id,on|jazz-under-the-trees,26/04/2025 → give the column the format Text, and type it again, as 2026-12-25
events.csv: id,on|friday-live-band,every Freitag → line 2: Friday Live Band: "on" must say when, such as "every Friday"
events.csv: id,on|friday-band,every Friday → there is no event with the id "friday-band"
a.json: {"handover":  → a.json is not as the console has saved it: it is cut off, was changed by hand, or is another file. Save it again from the console
a.json: {"dishes": []} → a.json is not as the console has saved it
a.json: {"handover": "menu", "changes": []} → holds no change.
`).map(([file, line]) => [
    ...file.split(/:(?: |$)/).slice(0, 1),
    file.replace(/^[\w.]+: ?/, '').replaceAll('|', '\n'),
    line.replaceAll('|', '\n'),
  ]),
  ...casesIn(`
menu Samosas {"price":null} → changes.json, change 1: Samosas: "price" must be a whole number of shillings above 0, such as 250; it is empty.
menu Samosas {"category":"Snacks"} → "category" must be one of Appetizers, Main Courses, Desserts, Beverages, Sides, Specials; it is "Snacks".
menu Grilled Tilapia null → the dish 4, which the menu does not have
events Friday Live Band {"date":"2026-12-04"} → it is "every Friday"
events Friday Live Band {"time":"7pm"} → change 1: Friday Live Band: "time" must be a time with two digits
events Friday Live Band {"price":900} → the site does not show what was changed
events Jazz under the Acacias {"time":"20:00"} → the site has no event
stalls Tysons Butchery {"status":"closed"} → the site does not show what was changed
`).map(([change, line]) => {
    const [, list, name, after] = /^(\w+) (.*) (\{.*|null)$/.exec(change);
    const fields = JSON.parse(after);
    return [
      'changes.json',
      handover(list, { change: fields ? 'update' : 'remove', name, after: fields }),
      line,
    ];
  }),
  [
    'menu.csv',
    Buffer.from('\uFEFFid,price\n1,250\n', 'utf16le'),
    'UTF-8. In the spreadsheet, save it as "CSV',
  ],
  ['a.json', Buffer.from('\uFEFF{}', 'utf16le'), 'is not written in UTF-8. Save it again from the console'],
  ['menu.csv', Buffer.from('id,name\n1,Sambusa à la carte\n', 'latin1'), 'has letters that are no UTF-8'],
  ['menu.csv', Buffer.alloc(10_000_000, 'a'), 'has 10 MB; at most 2 MB are read'],
  ['menu.csv', Buffer.from('PK\u0003\u0004'), 'is a workbook. In the spreadsheet, save it as "CSV UTF-8'],
])(
  '%s that can not be used is refused with a line that helps, and nothing is changed',
  (name, text, line) => {
    expect(refusalOf(name, text)).toContain(line);
  },
);
