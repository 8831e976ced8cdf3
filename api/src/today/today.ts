// decisions, Today
import { eq, sql } from 'drizzle-orm';
import { TODAY_LINE_MAX } from '@venue/shared/limits';
import { addDays, businessClock, formatTime } from '@venue/shared/rules';
import { users } from '../auth/userTables';
import type { Database } from '../database/database';
import { type Check, optional, required, textOrNull, time } from '../schema/checks';
import type { Context } from '../schema/context';
import { refuseProblems } from '../schema/errors';
import { businessDays } from './todayTable';

const MAX_DISHES = 200;
const MAX_NAME = 200;

export interface TodayChanges {
  /** Names of dishes that are sold out, and of those that are back. */
  soldOut?: readonly string[] | null | undefined;
  back?: readonly string[] | null | undefined;
  /** Null or blank takes it back. */
  closes?: string | null | undefined;
  line?: string | null | undefined;
}

/** What is said of the business day that it is now: nothing at first. */
export async function readToday(db: Database) {
  const { date } = businessClock(new Date());
  const { soldOut, closes, line, savedAt } = businessDays;
  const [row] = await db
    .select({ soldOut, closes, line, savedAt, savedBy: users.name })
    .from(businessDays)
    .leftJoin(users, eq(users.id, businessDays.savedBy))
    .where(eq(businessDays.date, date));
  return {
    ...(row ?? { soldOut: [], closes: null, line: null, savedBy: null }),
    savedAt: row?.savedAt.toISOString() ?? null,
    // Four in the morning in Nairobi.
    until: `${addDays(date, 1)}T01:00:00.000Z`,
  };
}

export type Today = Awaited<ReturnType<typeof readToday>>;

/** What the site's server is told: nobody's name. */
export async function publicToday(db: Database) {
  const { until, soldOut, closes, line } = await readToday(db);
  return JSON.stringify({ until, soldOut, ...(closes && { closes }), ...(line && { line }) });
}

const dishName = required('the name of a dish', MAX_NAME);
const lineCheck = optional('the line', TODAY_LINE_MAX);

const firstProblem = (check: Check, values: readonly string[]) =>
  values.map(check).find((problem) => problem !== false) ?? false;

function lineProblem({ closes, line }: Pick<TodayChanges, 'closes' | 'line'>) {
  const { length } = [closes && `Closes early: ${formatTime(closes)}`, line].filter(Boolean).join('. ');
  return (
    length > TODAY_LINE_MAX &&
    `Shorten the line: with the closing time it has ${length} characters, and ${TODAY_LINE_MAX} fit.`
  );
}

/** Adds to what is said, or takes it back: what others say at the same time stays. */
export async function changeToday({ db, caller }: Context, changes: TodayChanges) {
  const { soldOut, back } = changes;
  const [closes, line] = [textOrNull(changes.closes), textOrNull(changes.line?.trim() ?? changes.line)];
  refuseProblems({
    soldOut: firstProblem(dishName, soldOut ?? []),
    closes: closes ? time(closes) : false,
    line: lineCheck(line),
  });
  await db.transaction(async (tx) => {
    const { date } = businessClock(new Date());
    await tx.insert(businessDays).values({ date }).onConflictDoNothing();
    const isToday = eq(businessDays.date, date);
    const [before] = await tx.select().from(businessDays).where(isToday).for('update');
    if (!before) throw new Error('The business day is gone.');
    const dishes = [...new Set([...before.soldOut, ...(soldOut ?? [])])].filter(
      (name) => !back?.includes(name),
    );
    const said = {
      closes: before.closes,
      line: before.line,
      ...(closes !== undefined && { closes }),
      ...(line !== undefined && { line }),
    };
    refuseProblems({
      soldOut: dishes.length > MAX_DISHES && `At most ${MAX_DISHES} dishes are sold out.`,
      line: lineProblem(said),
    });
    const savedBy = caller.kind === 'person' ? caller.person.id : null;
    await tx
      .update(businessDays)
      .set({ ...said, soldOut: dishes, savedAt: sql`now()`, savedBy })
      .where(isToday);
  });
  return readToday(db);
}
