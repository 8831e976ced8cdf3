/** The server of tests of the console, as a process of its own: the API in memory, with faults and a control in front. */
import { startConsoleProxy } from './consoleProxy';
import { prepareConsoleRecords } from './consoleRecords';
import { startTestServer } from './testServer';

// Once the process that started this one is gone, the channel closes.
process.once('disconnect', () => process.exit());

const api = await startTestServer('PGlite');
const records = await prepareConsoleRecords(api.db, api.settings.passwordCost);
const { url } = await startConsoleProxy(api.url, records);
process.send?.({ url });
