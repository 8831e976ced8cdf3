import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { writeDurably } from '../store/durable.mjs';
import { ROOT } from '../ports.mjs';
import { ContentError } from './contentError.mjs';
import { endOfBusinessDay, lineOf, LONGEST_LINE, readToday, todayFile } from './today.mjs';
import { daysOfPeriod, UNSEEN, WEEKDAYS } from './fields.mjs';
import { nearest, timeText } from './words.mjs';

const clockOf = (now) => new Date(now.getTime() + 3 * 3_600_000).toISOString().slice(11, 16);
/** A time so that those of the business day stand in their order: the night until four comes last. */
const inBusinessDay = (time) => (time < '04:00' ? `24${time}` : time);

/** When the kitchen closes on a day of business; undefined where it is closed. */
function closingOn({ specialDays, hours: { kitchen } }, now) {
  const day = new Date(endOfBusinessDay(now).getTime() - 24 * 3_600_000).toISOString().slice(0, 10);
  const weekday = WEEKDAYS[new Date(day).getUTCDay()];
  const isThisDay = (date) => date === day || date === day.slice(5) || daysOfPeriod(date)?.includes(day);
  const special = specialDays.find(({ dates }) => dates.some(isThisDay));
  return (special?.hours ?? kitchen.except?.find(({ on }) => on.includes(weekday)) ?? kitchen).closes;
}

/** The names of all dishes, and when the kitchen closes today; null where the content is not, as in an image of the site. */
async function knownOf(now) {
  if (!existsSync(path.join(ROOT, 'shared/content'))) return null;
  const [{ readContent }, { dishesOf }] = await Promise.all([
    import('./read.mjs'),
    import('./crossRules.mjs'),
  ]);
  const { content } = readContent();
  return { names: dishesOf(content).map((dish) => dish.name), closing: closingOn(content.venue, now) };
}

/** The dish with a name, in capitals or not. */
function dishNamed(name, known) {
  if (!known) return name;
  const { names } = known;
  const found = names.find((each) => each.toLowerCase() === name.trim().toLowerCase());
  if (!found) throw new ContentError(`The menu has no dish named "${name}"${nearest(name, names)}`);
  return found;
}

/** What each word after `today` makes of what was said before. */
const CHANGES = {
  'sold-out': (today, names, known) => ({
    ...today,
    soldOut: [...new Set([...today.soldOut, ...names.map((name) => dishNamed(name, known))])],
  }),
  back: (today, names, known) => {
    const back = names.map((name) => dishNamed(name, known));
    return { ...today, soldOut: today.soldOut.filter((name) => !back.includes(name)) };
  },
  closes: (today, [time], known, now) => {
    if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time))
      throw new ContentError(`closes needs a time with two digits each, such as 20:00, not "${time}".`);
    if (inBusinessDay(time) <= inBusinessDay(clockOf(now)))
      throw new ContentError(`${time} is past: it is ${clockOf(now)} in Nairobi.`);
    if (known?.closing && inBusinessDay(time) >= inBusinessDay(known.closing))
      throw new ContentError(`${time} is not early: the kitchen closes at ${known.closing} today.`);
    return { ...today, closes: time };
  },
  line: (today, words) => ({ ...today, line: words.join(' ').trim() }),
  clear: () => ({ soldOut: [] }),
};
const NEEDS_NONE = ['clear'];

function sentences(today, until) {
  const said = [
    ...(today.soldOut.length > 0 ? [`sold out: ${today.soldOut.join(', ')}`] : []),
    ...(lineOf(today) ? [`the line: ${lineOf(today)}`] : []),
  ];
  if (said.length === 0) return 'The pages say nothing of today alone.';
  const clock = new Date(until.getTime() + 3 * 3_600_000).toISOString();
  return `The pages say, until ${clock.slice(0, 10)}, ${timeText(clock.slice(11, 16))} in Nairobi:\n${said.map((line) => `  ${line}`).join('\n')}`;
}

/**
 * Says something of today, or what is said. Open pages follow within half a minute.
 * @param {string[]} words @param {{ folder: string, now?: Date }} options `folder` is the store of the site.
 */
export async function todayCommand([word, ...rest], { folder, now = new Date() }) {
  const file = todayFile(folder);
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    // Nothing has been said yet.
  }
  const before = readToday(text, now) ?? { soldOut: [] };
  const until = endOfBusinessDay(now);
  // At that instant no day is over yet.
  const isUnreadable = text !== '' && readToday(text, new Date(0)) === null;
  const lost = isUnreadable
    ? `${file} can't be read: what was said before is lost, and has to be said again.\n`
    : '';
  if (word === undefined) return lost + sentences(before, until);
  const change = Object.hasOwn(CHANGES, word) ? CHANGES[word] : undefined;
  if (!change || (rest.length === 0 && !NEEDS_NONE.includes(word)))
    throw new ContentError(
      'Usage: npm run content -- today [sold-out DISH…|back DISH…|closes HH:MM|line "…"|clear]',
    );
  const today = change(before, rest, await knownOf(now), now);
  const line = lineOf(today);
  if (UNSEEN.test(line) || /[\n\r]/.test(line))
    throw new ContentError('The line has a line break, or a character that is not seen: write it anew.');
  if (line.length > LONGEST_LINE)
    throw new ContentError(
      `"${line}" has ${line.length} letters. At most ${LONGEST_LINE} stand in one line, so that no page moves under a visitor's finger.`,
    );
  await mkdir(path.dirname(file), { recursive: true });
  await writeDurably(file, `${JSON.stringify({ ...today, until: until.toISOString() })}\n`);
  return lost + sentences(today, until);
}
