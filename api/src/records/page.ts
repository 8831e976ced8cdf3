import { type SQL, asc, gt } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { builder } from '../schema/builder';
import { refuseProblems } from '../schema/errors';

const MAX_ROWS = 1000;

/** Arguments of every list. */
export const pageArgs = builder.args((t) => ({
  limit: t.int({ description: `At most so many rows, 1 to ${MAX_ROWS}. All of them when left out.` }),
  after: t.id({ description: 'The id of the row before the first one to return.' }),
}));

export interface PageArgs {
  limit?: number | null;
  after?: string | null;
}

/** Where a list begins and ends. Without arguments it is the whole list. */
export function pageOf({ limit, after }: PageArgs, id: PgColumn, read: (id: string) => number | null) {
  const start = after === null || after === undefined ? 0 : read(after);
  refuseProblems({
    limit: typeof limit === 'number' && (limit < 1 || limit > MAX_ROWS) && `Ask for 1 to ${MAX_ROWS} rows.`,
    after: start === null && 'Name the id of the last row before the page.',
  });
  const condition: SQL | undefined = start ? gt(id, start) : undefined;
  return { condition, order: asc(id), limit: limit ?? undefined };
}
