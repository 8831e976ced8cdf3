import { parseArgs } from 'node:util';
import { SHELL_BUILD } from './compose.mjs';
import { isMain } from './isMain.mjs';
import { release, rollback, use } from './remotes/goLive.mjs';
import { list } from './remotes/list.mjs';
import { placeOf } from './remotes/places.mjs';
import { prune } from './remotes/prune.mjs';
import { disable, enable } from './remotes/switchRemote.mjs';

const HELP = `Releases remotes, each alone. The shell and the other remotes are not built and not changed.

  npm run remotes -- list                   what is live, and what each remote can go back to
  npm run remotes -- release REMOTE         builds the remote if its sources are newer, and makes the build live
  npm run remotes -- use REMOTE VERSION     makes a version live that was released before
  npm run remotes -- rollback REMOTE        makes the version before live again
  npm run remotes -- disable REMOTE         switches the remote off: its pages say that they are not available
  npm run remotes -- enable REMOTE          switches it on again
  npm run remotes -- prune                  removes releases older than seven days, but the last five, and never one in use

REMOTE is public-site, customer-portal or admin-console.

  --environment NAME   where the remotes are served, as in shell/remotes.json (local)
  --registry FILE      the registry; the releases lie in folders beside it (.releases/start/registry.json)
  --out FOLDER         the composed site (.cache/start/shell)
  --shell FOLDER       the shell's build (shell/dist)
  --from FOLDER        for release: a finished build, instead of the working copy`;

const COMMANDS = { list, release, use, rollback, disable, enable, prune };
const WITH_REMOTE = ['release', 'use', 'rollback', 'disable', 'enable'];
const PLACE_OPTIONS = ['environment', 'registry', 'out', 'shell'];

const optionNames = [...PLACE_OPTIONS, 'from'].map((name) => [name, { type: 'string' }]);
const OPTIONS = { ...Object.fromEntries(optionNames), help: { type: 'boolean' } };

function remoteOf(place, name) {
  const app = place.remotes.find((candidate) => [candidate.folder, candidate.name].includes(name));
  const known = place.remotes.map(({ folder }) => folder).join(', ');
  if (!app)
    throw new Error(name ? `No remote is named "${name}". Known: ${known}.` : `Which remote? ${known}.`);
  return app;
}

/**
 * Runs one command.
 * @param {string[]} args As they are typed.
 * @returns {Promise<string>} What it has to say.
 */
export async function remotes(args) {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [command, name, version, ...more] = positionals;
  if (values.help || !command) return HELP;
  if (!(command in COMMANDS)) throw new Error(`No command is named "${command}".\n\n${HELP}`);
  const isComplete = more.length === 0 && (command === 'use') === Boolean(version);
  if (!isComplete) throw new Error(`"${command}" is not used like that.\n\n${HELP}`);
  const place = placeOf(values);
  const options = PLACE_OPTIONS.flatMap((option) => (values[option] ? [`--${option}`, values[option]] : []));
  const context = { place, options, shell: values.shell ?? SHELL_BUILD, from: values.from };
  return COMMANDS[command](
    context,
    WITH_REMOTE.includes(command) ? remoteOf(place, name) : undefined,
    version,
  );
}

if (isMain(import.meta.url))
  remotes(process.argv.slice(2)).then(console.log, (error) => {
    console.error(`${error.message}\nNothing was changed; the site stays as it was.`);
    process.exitCode = 1;
  });
