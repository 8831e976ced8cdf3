// decisions, Today
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../ports.mjs';
import { endOfBusinessDay, readToday, spokenToday, todayFile } from './today.mjs';
import { todayCommand } from './todayCommand.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'today-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const noon = new Date('2026-11-29T09:00:00Z');
const say = (...words) => todayCommand(words, { folder, now: noon });
const spoken = (now = noon) => spokenToday(readToday(readFileSync(todayFile(folder), 'utf8'), now));

it.each([
  ['2026-11-29T09:00:00Z', '2026-11-30T01:00:00.000Z'],
  ['2026-11-29T22:30:00Z', '2026-11-30T01:00:00.000Z'],
  ['2026-11-30T00:59:59Z', '2026-11-30T01:00:00.000Z'],
  ['2026-11-30T01:00:00Z', '2026-12-01T01:00:00.000Z'],
])('the business day of %s ends at %s: four in the morning in Nairobi', (now, end) => {
  expect(endOfBusinessDay(new Date(now)).toISOString()).toBe(end);
});

it('what is said of today adds up, is said in words, and can be taken back', async () => {
  await say('sold-out', 'samosas', 'Chicken Wings');
  await say('closes', '20:00');
  expect(await say('line', 'The band is ill')).toBe(
    'The pages say, until 2026-11-30, 4:00 AM in Nairobi:\n  sold out: Samosas, Chicken Wings\n  the line: Closes early: 8:00 PM. The band is ill',
  );
  await say('back', 'Samosas');
  expect(spoken()).toEqual({
    until: '2026-11-30T01:00:00.000Z',
    soldOut: ['Chicken Wings'],
    line: 'Closes early: 8:00 PM. The band is ill',
  });
  expect(await say('clear')).toBe('The pages say nothing of today alone.');
  expect(spoken()).toMatchObject({ soldOut: [], line: '' });
});

it('the command says which file it wrote, and that no site runs from there', () => {
  const words = ['platform/commands/content.mjs', 'today', 'sold-out', 'Samosas', '--store', folder];
  const text = execFileSync(process.execPath, words, { cwd: ROOT, encoding: 'utf8' });
  expect(text).toContain(`Written to ${todayFile(folder)}.\nNo site has been released into that folder yet.`);
});

it('what was said of a day is gone when it is over', async () => {
  await say('sold-out', 'Samosas');
  expect(spoken(new Date('2026-11-30T00:59:59Z'))).toMatchObject({ soldOut: ['Samosas'] });
  expect(spoken(new Date('2026-11-30T01:00:00Z'))).toEqual({});
  await todayCommand(['sold-out', 'Soda'], { folder, now: new Date('2026-11-30T09:00:00Z') });
  expect(spoken(new Date('2026-11-30T09:00:01Z'))).toMatchObject({ soldOut: ['Soda'] });
});

it.each([
  [['sold-out', 'Samosa'], 'The menu has no dish named "Samosa"; is "Samosas" meant?'],
  [['sold-out'], 'Usage: npm run content -- today'],
  [['open'], 'Usage: npm run content -- today'],
  [['closes', '8 PM'], 'such as 20:00, not "8 PM"'],
  [['closes', '12:00'], '12:00 is past: it is 12:00 in Nairobi.'],
  [['closes', '23:00'], '23:00 is not early: the kitchen closes at 23:00 today.'],
  [['closes', '02:00'], '02:00 is not early'],
  [['line', 'No\u202E band'], 'a character that is not seen'],
  [['line', 'x'.repeat(61)], 'has 61 letters. At most 60'],
])('%j is refused, and nothing is said', async (words, line) => {
  await expect(say(...words)).rejects.toThrow(line);
  expect(() => spoken()).toThrow('ENOENT');
});

it.each(['', '{', '[]', '{"until":"soon","soldOut":[]}', '{"until":"2099-01-01T00:00:00Z","soldOut":"all"}'])(
  'a file of today that says %j says nothing',
  async (text) => {
    writeFileSync(todayFile(folder), text);
    expect(spoken()).toEqual({});
    const said = await say('sold-out', 'Soda');
    expect(said.includes("can't be read: what was said before is lost")).toBe(text !== '');
  },
);
