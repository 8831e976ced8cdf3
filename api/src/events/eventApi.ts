import { eventKind } from '@venue/shared/entities';
import { rowsOf } from '../records/readRecords';
import { addRecordApi } from '../records/recordApi';
import { events } from './eventTable';

export const eventApi = addRecordApi({
  ...{ ...eventKind, ...rowsOf(events), readBy: 'public', changedBy: 'admin' },
});
