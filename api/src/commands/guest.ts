import { eraseGuest, exportGuest } from '../guests/guests';
import { ExpectedError } from '../settings/expectedError';
import { type Command, needed } from './runCommand';
import { withDatabase, withPresentTables } from './withDatabase';

export const guest: Command = {
  help: `
What is kept of one guest, found by phone number, however it is spelled.

  npm run -w api guest -- export --phone "0712 345 678"
  npm run -w api guest -- erase --phone "0712 345 678"

export prints it as JSON. erase removes it for good; backups keep it until they are removed themselves.`,
  options: { phone: { type: 'string' } },
  async run(values, [action = '']) {
    const phone = needed(values, 'phone');
    if (action === 'export')
      return withPresentTables(async ({ db }) =>
        console.log(JSON.stringify(await exportGuest(db, phone), null, 2)),
      );
    if (action !== 'erase') throw new ExpectedError('Say what to do: export, erase. See --help.');
    await withDatabase(async ({ db }) =>
      console.log(`${await eraseGuest(db, phone)} bookings of this guest are erased.`),
    );
  },
};
