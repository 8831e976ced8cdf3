// @ts-check
import { parseArgs } from 'node:util';
import { APPS } from '../ports.mjs';
import { placeOf } from './place.mjs';
import { commandName } from './words.mjs';

const HELP = `Releases deployments, each alone. The others are not built and not changed.

  npm run releases -- list                     what is live, and what each deployment can go back to
  npm run releases -- history                  what was decided lately, when and by whom
  npm run releases -- release DEPLOYMENT…      builds it if its sources are newer, and makes the build live
  npm run releases -- use DEPLOYMENT VERSION   makes a version live that was released before
  npm run releases -- rollback DEPLOYMENT      makes the version before live again; nobody gets what is rolled back any more
  npm run releases -- disable REMOTE           switches the remote off: its pages say that they are not available
  npm run releases -- enable REMOTE            switches it on again
  npm run releases -- remove REMOTE            removes the remote from the site, with its pages
  npm run releases -- offline on|off           whether visitors' devices keep a copy of the site for times without a network
  npm run releases -- set [NAME=VALUE…]        the settings of the site: graphqlUrl, isReportOnly, reports, copySeconds
  npm run releases -- prune                    removes releases older than seven days, but the last five, and never one in use

  npm run releases -- release DEPLOYMENT… --canary SHARE   gives the build to SHARE % of the visitors, and to nobody else
  npm run releases -- canary DEPLOYMENT VERSION SHARE      the same for a version that was released before; or another share
  npm run releases -- promote DEPLOYMENT                   makes the canary live for everybody
  npm run releases -- abort DEPLOYMENT                     ends the canary: everybody gets the live version

  npm run releases -- check [DEPLOYMENT…]          says of the builds, by default of all, and of each release that is kept, whether it can go live
  npm run releases -- key DEPLOYMENT --out FILE    makes the keys with which a team signs; the public one goes into platform/keys.json
  npm run releases -- sign DEPLOYMENT --key FILE   builds it if its sources are newer, and signs the build
  npm run releases -- rebuild VERSION              builds a release once more, from its commit, and says whether it is the same
  npm run releases -- health                       what visitors' browsers have reported of each release

  npm run releases -- take --from FOLDER       for a server: takes new builds from a folder; what was rolled back or replaced stays so
  npm run releases -- receive DEPLOYMENT       for a server: releases a build that comes as an archive on standard input

DEPLOYMENT is ${APPS.map(({ folder }) => folder).join(', ')}; REMOTE is any of them but the shell.

  --store FOLDER       the store with the releases (.releases/start)
  --keys FILE          another file than platform/keys.json
  --servers ADDRESSES  the servers that have to say that they serve a change, with commas between them
  --api ADDRESS        the API that a release of the console is checked against (the setting graphqlUrl)
  --from FOLDER        for release, sign and check: a finished build, instead of the working copy
  --canary SHARE       for release: only for this share of the visitors, in per cent
  --set NAME=VALUE     for take: a setting, as with set
  --metrics ADDRESS    for health: where the servers say what they have counted; several with commas between them`;

const help = () => HELP.replaceAll('npm run releases --', commandName());

/** Each command: where it is, and the words that it needs. Loaded one by one, since to roll back must not wait for webpack. @type {Record<string, [() => Promise<any>, string, ...string[]]>} */
const COMMANDS = {
  list: [() => import('./list.mjs'), 'list'],
  history: [() => import('./list.mjs'), 'history'],
  release: [() => import('./goLive.mjs'), 'release', 'DEPLOYMENT…'],
  use: [() => import('./goLive.mjs'), 'use', 'DEPLOYMENT', 'VERSION'],
  rollback: [() => import('./goLive.mjs'), 'rollback', 'DEPLOYMENT'],
  canary: [() => import('./goLive.mjs'), 'canary', 'DEPLOYMENT', 'VERSION', 'SHARE'],
  promote: [() => import('./goLive.mjs'), 'promote', 'DEPLOYMENT'],
  abort: [() => import('./goLive.mjs'), 'abort', 'DEPLOYMENT'],
  disable: [() => import('./switches.mjs'), 'disable', 'DEPLOYMENT'],
  enable: [() => import('./switches.mjs'), 'enable', 'DEPLOYMENT'],
  remove: [() => import('./switches.mjs'), 'remove', 'DEPLOYMENT'],
  offline: [() => import('./switches.mjs'), 'switchOffline', 'on|off'],
  set: [() => import('./switches.mjs'), 'set', '[NAME=VALUE…]'],
  check: [() => import('./check.mjs'), 'check', '[DEPLOYMENT…]'],
  key: [() => import('./sign.mjs'), 'key', 'DEPLOYMENT'],
  sign: [() => import('./sign.mjs'), 'sign', 'DEPLOYMENT'],
  rebuild: [() => import('./rebuild.mjs'), 'rebuild', 'VERSION'],
  prune: [() => import('./prune.mjs'), 'prune'],
  health: [() => import('./health.mjs'), 'health'],
  take: [() => import('./take.mjs'), 'take'],
  receive: [() => import('./receive.mjs'), 'receive', 'DEPLOYMENT'],
};
const TEXT_OPTIONS = ['target', 'store', 'keys', 'servers', 'api', 'from', 'out', 'canary', 'key', 'metrics'];
/** What a command has to be given again to be about the same place. */
const PLACE_OPTIONS = ['target', 'store', 'keys', 'servers', 'api'];
const OPTIONS = {
  ...Object.fromEntries(TEXT_OPTIONS.map((name) => [name, { type: /** @type {const} */ ('string') }])),
  set: { type: /** @type {const} */ ('string'), multiple: true },
  help: { type: /** @type {const} */ ('boolean') },
};

/** @param {string} name */
function appOf(name) {
  const app = APPS.find((candidate) => [candidate.folder, candidate.name].includes(name));
  if (app) return app;
  throw new Error(`No deployment is named "${name}". Known: ${APPS.map(({ folder }) => folder).join(', ')}.`);
}

/** The command and what it is about, or an error that says how it is used. @param {string[]} words */
function parseWords([command = '', ...words]) {
  const found = COMMANDS[command];
  if (!found) throw new Error(`No command is named "${command}".\n\n${help()}`);
  const [load, name, ...needs] = found;
  const [first] = needs;
  const isComplete =
    first?.startsWith('[') || (first?.endsWith('…') ? words.length > 0 : words.length === needs.length);
  if (!isComplete) throw new Error(`Usage: ${commandName()} ${[command, ...needs].join(' ')}`);
  // Only a command of one deployment has more words.
  const count = first?.includes('DEPLOYMENT') ? (first === 'DEPLOYMENT' ? 1 : words.length) : 0;
  return { load, name, apps: words.slice(0, count).map(appOf), more: words.slice(count) };
}

/**
 * Runs one command.
 * @param {string[]} args
 * @param {{ say?: (line: string) => void, input?: import('node:stream').Readable }} [options] `input`: in place of standard input.
 * @returns {Promise<string>} What it says at its end.
 */
export async function releases(args, { say = console.log, input } = {}) {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  if (values.help || positionals.length === 0) return help();
  const { load, name, apps, more } = parseWords(positionals);
  const texts = /** @type {Record<string, string | undefined>} */ (/** @type {unknown} */ (values));
  const options = PLACE_OPTIONS.flatMap((option) => (texts[option] ? [`--${option}`, texts[option]] : []));
  const context = {
    ...values,
    place: placeOf(texts),
    options,
    say,
    input,
    what: positionals.join(' '),
    isChanged: false,
  };
  try {
    return await (await load())[name](context, apps, ...more);
  } catch (error) {
    if (error instanceof Error && !context.isChanged)
      error.message += '\nNothing was changed; the site stays as it was.';
    throw error;
  }
}
