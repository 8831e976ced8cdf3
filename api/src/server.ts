import { createLog } from './server/log';
import { prepareDatabase } from './server/prepareDatabase';
import { startServer } from './server/startServer';
import { runMain } from './settings/runMain';
import { withSecretFiles } from './settings/secretFiles';
import { readSettings } from './settings/settings';

runMain(async () => {
  const settings = readSettings(withSecretFiles(process.env));
  const log = createLog((line) => process.stdout.write(line));
  const database = await prepareDatabase(settings);
  const server = await startServer(database, settings, log).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  log('info', 'listening', { url: server.url, database: database.kind });
  const end = (reason: string) => {
    log('info', 'stopping', { reason });
    void server.stop().then(() => process.exit(0));
  };
  // A terminal's Ctrl+C arrives from the terminal and from the process that started this one.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(signal));
  // A process that started this one with a channel learns when it answers, and takes it along when it ends.
  process.once('disconnect', () => end('the process that started it has ended'));
  process.send?.({ url: server.url });
});
