import { numberOf } from '../records/ids';
import { addRecordApi } from '../records/recordApi';
import { refuseProblems } from '../schema/errors';
import { CreateStallInput, stallColumns, UpdateStallInput } from './stallInput';
import { replaceParts } from './stallParts';
import { selectStalls, Stall, type StallRecord } from './stallRecord';
import { stalls } from './stallTables';

addRecordApi({
  ...{ of: 'stall', many: 'stalls', type: Stall, readBy: 'public', changedBy: 'admin' },
  table: stalls,
  numberIn: numberOf,
  idOf: String,
  select: selectStalls,
  toRecord: (row: StallRecord) => row,
  createInput: CreateStallInput,
  updateInput: UpdateStallInput,
  added(input) {
    const columns = stallColumns(input);
    refuseProblems({ id: !!input.id && 'Leave the id empty: the server gives it.' });
    return { ...columns, amenities: columns.amenities ?? [] };
  },
  edited(input, _, id) {
    refuseProblems({ id: !!input.id && input.id !== id && 'The id in the input is of another stall.' });
    return stallColumns(input);
  },
  saveParts: replaceParts,
});
