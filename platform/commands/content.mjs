import path from 'node:path';
import { parseArgs } from 'node:util';
import { orExplain } from '../processes/orExplain.mjs';

/** What is said of today needs neither the content nor what reads it: a server has neither. */
async function runToday(args) {
  const text = { type: 'string' };
  const options = { store: text, target: text, servers: text };
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [{ todayCommand }, { placeOf }, { waitForServers }] = await Promise.all([
    import('../content/todayCommand.mjs'),
    import('../releases/place.mjs'),
    import('../releases/changeChoice.mjs'),
  ]);
  const { store, ...place } = placeOf(values);
  const { folder } = store;
  const said = await todayCommand(positionals, { folder });
  if (positionals.length === 0) return said;
  const { number } = store.choice();
  const silent =
    number === 0
      ? ['No site has been released into that folder yet. Its first one shows this; --store names another.']
      : await waitForServers({ store, ...place }, { number: 0 });
  return [said, `Written to ${path.join(folder, 'today.json')}.`, ...silent].join('\n');
}

const [command, ...rest] = process.argv.slice(2);
await orExplain(async () => {
  if (command === 'today') return console.log(await runToday(rest));
  const { contentCommand } = await import('../content/content.mjs');
  console.log(await contentCommand(process.argv.slice(2)));
});
