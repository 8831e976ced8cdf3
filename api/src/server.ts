import { createLog } from './server/log';
import { prepareDatabase } from './server/prepareDatabase';
import { startServer } from './server/startServer';
import { runMain } from './settings/runMain';
import { readSettings } from './settings/settings';

runMain(async () => {
  const settings = readSettings(process.env);
  const log = createLog((line) => process.stdout.write(line));
  const database = await prepareDatabase(settings);
  const server = await startServer(database, settings, log).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  log('info', 'listening', { url: server.url, database: database.kind });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      log('info', 'stopping', { signal });
      void server.stop().then(() => process.exit(0));
    });
});
