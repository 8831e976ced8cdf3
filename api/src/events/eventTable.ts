import { EVENT_STATUSES } from '@venue/shared/types';
import { date, integer, numeric, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import { recordColumns } from '../records/recordColumns';

export const eventStatus = pgEnum('event_status', EVENT_STATUSES);

export const events = pgTable('events', {
  ...recordColumns(),
  title: text('title').notNull(),
  date: date('date', { mode: 'string' }).notNull(),
  time: text('time').notNull(),
  description: text('description').notNull(),
  image: text('image'),
  price: numeric('price', { precision: 12, scale: 2, mode: 'number' }).notNull(),
  capacity: integer('capacity').notNull(),
  status: eventStatus('status').notNull(),
});
