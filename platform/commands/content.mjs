import { parseArgs } from 'node:util';
import { orExplain } from '../processes/orExplain.mjs';

/** What is said of today needs neither the content nor what reads it: a server has neither. */
async function runToday(args) {
  const text = { type: 'string' };
  const options = { store: text, target: text, servers: text };
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [{ todayCommand }, { placeOf }] = await Promise.all([
    import('../content/todayCommand.mjs'),
    import('../releases/place.mjs'),
  ]);
  return todayCommand(positionals, { folder: placeOf(values).store.folder });
}

const [command, ...rest] = process.argv.slice(2);
await orExplain(async () => {
  if (command === 'today') return console.log(await runToday(rest));
  const { contentCommand } = await import('../content/content.mjs');
  console.log(await contentCommand(process.argv.slice(2)));
});
