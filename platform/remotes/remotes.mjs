import { parseArgs } from 'node:util';
import { APPS } from '../ports.mjs';
import { SHELL_BUILD } from '../compose/compose.mjs';
import { abort, canary, promote } from './canary.mjs';
import { check } from './check.mjs';
import { release, rollback, use } from './goLive.mjs';
import { health } from './health.mjs';
import { list } from './list.mjs';
import { placeOf } from './places.mjs';
import { prune } from './prune.mjs';
import { key, sign } from './sign.mjs';
import { disable, enable, remove, switchOffline } from './switchRemote.mjs';
import { commandName } from './say.mjs';
import { storedShell, sync } from './sync.mjs';

const REMOTES = APPS.filter(({ host }) => !host).map(({ folder }) => folder);

const HELP = `Releases remotes, each alone. The shell and the other remotes are not built and not changed.

  npm run remotes -- list                   what is live, and what each remote can go back to
  npm run remotes -- release REMOTE…        builds the remote if its sources are newer, and makes the build live
  npm run remotes -- use REMOTE VERSION     makes a version live that was released before
  npm run remotes -- rollback REMOTE        makes the version before live again
  npm run remotes -- disable REMOTE         switches the remote off: its pages say that they are not available
  npm run remotes -- enable REMOTE          switches it on again
  npm run remotes -- remove REMOTE          removes the remote from the site, with its pages: nobody can go back to its releases
  npm run remotes -- offline on|off         whether visitors' devices keep a copy of the site for times without a network
  npm run remotes -- prune                  removes releases older than seven days, but the last five, and never one in use

  npm run remotes -- release REMOTE… --canary SHARE   gives the build to SHARE % of the visitors, and to nobody else
  npm run remotes -- canary REMOTE VERSION SHARE      the same for a version that was released before; or another share
                                                      with --judge also: watches it, and ends it when it is worse than the
                                                      live version beyond chance
  npm run remotes -- promote REMOTE                   makes the canary live for everybody
  npm run remotes -- abort REMOTE                     ends the canary: everybody gets the live version

  npm run remotes -- check [REMOTE…]        says of the builds, by default of all, and of each release that is kept, whether it can go live
  npm run remotes -- key REMOTE --out FILE  makes the keys with which a team signs; the public one goes into shell/remotes.json
  npm run remotes -- sign REMOTE --key FILE builds the remote if its sources are newer, and signs the build
  npm run remotes -- health                 how the releases do with visitors: faults, slow starts, missing files

  npm run remotes -- sync --from FOLDER     for a server: takes the shell's build and new ones of the remotes from a
                                            folder; what was rolled back or replaced stays so

REMOTE is ${REMOTES.join(', ')}.

  --environment NAME   where the remotes are served, as in shell/remotes.json (local)
  --registry FILE      the registry; the releases lie in folders beside it (.releases/start/registry.json)
  --out FOLDER         the composed site (.cache/start/shell)
  --shell FOLDER       the shell's build (the one in the store, else shell/dist)
  --remotes FILE       another file than shell/remotes.json
  --from FOLDER        for release, sign and check: a finished build, instead of the working copy
  --canary SHARE       for release: only for this share of the visitors, in per cent
  --judge              for a canary: stay, and end it when it is worse
  --metrics ADDRESS    where the servers say what they have counted; several with commas between them`;

const help = () => HELP.replaceAll('npm run remotes --', commandName());

/** Each command, with the words it needs. */
const COMMANDS = {
  list: [list],
  release: [release, 'REMOTE…'],
  use: [use, 'REMOTE', 'VERSION'],
  rollback: [rollback, 'REMOTE'],
  canary: [canary, 'REMOTE', 'VERSION', 'SHARE'],
  promote: [promote, 'REMOTE'],
  abort: [abort, 'REMOTE'],
  disable: [disable, 'REMOTE'],
  enable: [enable, 'REMOTE'],
  remove: [remove, 'REMOTE'],
  offline: [switchOffline, 'on|off'],
  check: [check, '[REMOTE…]'],
  key: [key, 'REMOTE'],
  sign: [sign, 'REMOTE'],
  prune: [prune],
  health: [health],
  sync: [sync],
};
const PLACE_OPTIONS = ['environment', 'remotes', 'registry', 'out', 'shell'];
const textOptions = [...PLACE_OPTIONS, 'from', 'canary', 'key', 'metrics'].map((name) => [
  name,
  { type: 'string' },
]);
const OPTIONS = { ...Object.fromEntries(textOptions), help: { type: 'boolean' }, judge: { type: 'boolean' } };

function remoteOf(place, name) {
  const app = place.remotes.find((candidate) => [candidate.folder, candidate.name].includes(name));
  if (app) return app;
  const known = place.remotes.map(({ folder }) => folder).join(', ');
  throw new Error(`No remote is named "${name}". Known: ${known}.`);
}

/** The command and what it is about, or an error that says how it is used. */
function parseWords([command, ...words]) {
  if (!(command in COMMANDS)) throw new Error(`No command is named "${command}".\n\n${help()}`);
  const [run, ...needs] = COMMANDS[command];
  const [first] = needs;
  const isComplete =
    first === '[REMOTE…]' || (first === 'REMOTE…' ? words.length > 0 : words.length === needs.length);
  if (!isComplete) throw new Error(`Usage: ${commandName()} ${[command, ...needs].join(' ')}`);
  // Only a command of one remote has more words.
  const count = first?.includes('REMOTE') ? (needs.length > 1 ? 1 : words.length) : 0;
  return { run, names: words.slice(0, count), more: words.slice(count) };
}

/** Runs one command. */
export async function remotes(args) {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  if (values.help || positionals.length === 0) return help();
  const { run, names, more } = parseWords(positionals);
  const place = placeOf(values);
  const options = PLACE_OPTIONS.flatMap((option) => (values[option] ? [`--${option}`, values[option]] : []));
  const shell = values.shell ?? storedShell(place) ?? SHELL_BUILD;
  const context = { ...values, place, options, shell, say: console.log };
  const apps = names.map((name) => remoteOf(place, name));
  return run(context, apps, ...more);
}
