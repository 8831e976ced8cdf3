import { eventFields, eventKind } from '@venue/shared/entities';
import { EVENT_STATUSES } from '@venue/shared/types';
import { pgEnum, pgTable } from 'drizzle-orm/pg-core';
import { rowsOf } from '../records/readRecords';
import { addRecordApi } from '../records/recordApi';
import { recordColumns } from '../records/recordColumns';
import { columnsOf } from '../records/recordFields';

export const eventStatus = pgEnum('event_status', EVENT_STATUSES);

export const events = pgTable('events', {
  ...recordColumns(),
  ...columnsOf(eventFields),
  status: eventStatus('status').notNull(),
});

export const eventApi = addRecordApi({ ...eventKind, ...rowsOf(events), readBy: 'public' });
