// @ts-check
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from './freePort.mjs';
import { spawnWatched } from './spawnWatched.mjs';

/** OpenSSH's server, which must be started by its absolute path; undefined where it is not installed. */
export const sshdProgram = () => ['/usr/sbin/sshd', '/usr/local/sbin/sshd'].find((file) => existsSync(file));

/** Where it separates its rights as root. What starts the service makes this folder. */
const PRIVILEGE_FOLDER = '/run/sshd';

const makeKey = (/** @type {string} */ file) =>
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', '', '-f', file]);

/**
 * An OpenSSH server of its own on the loopback address, with a host key and an `authorized_keys` of its own.
 * @param {Record<string, string>} commands The command that is tied to the key of each team.
 * @param {NodeJS.ProcessEnv} [environment] Of these commands.
 */
export async function startSshd(commands, environment = {}) {
  const program = sshdProgram();
  if (!program) throw new Error("OpenSSH's server is not installed.");
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sshd-'));
  const at = (/** @type {string} */ name) => path.join(folder, name);
  const teams = Object.keys(commands);
  for (const name of ['host_key', 'unknown', ...teams]) makeKey(at(name));
  const publicKey = async (/** @type {string} */ name) => (await readFile(at(`${name}.pub`), 'utf8')).trim();
  const lines = teams.map(
    async (team) => `restrict,command="${commands[team]}" ${await publicKey(team)} ${team}`,
  );
  await writeFile(at('authorized_keys'), `${(await Promise.all(lines)).join('\n')}\n`, { mode: 0o600 });
  const port = await freePort();
  const settings = [
    ...[`Port=${port}`, 'ListenAddress=127.0.0.1', `HostKey=${at('host_key')}`, 'PidFile=none'],
    // The folder for temporary files is everybody's, which a strict server does not like.
    ...[`AuthorizedKeysFile=${at('authorized_keys')}`, 'StrictModes=no', 'UsePAM=no'],
    ...['AuthenticationMethods=publickey', 'PermitRootLogin=forced-commands-only'],
  ];
  const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  if (variables.length > 0) settings.push(`SetEnv=${variables.join(' ')}`);
  if (process.getuid?.() === 0) mkdirSync(PRIVILEGE_FOLDER, { recursive: true, mode: 0o755 });
  await writeFile(at('known_hosts'), `[127.0.0.1]:${port} ${await publicKey('host_key')}\n`);
  let said = '';
  const server = await spawnWatched(
    program,
    ['-D', '-e', '-f', '/dev/null', ...settings.flatMap((setting) => ['-o', setting])],
    { onOutput: (text) => void (said += text) },
  );
  while (!said.includes('Server listening')) {
    if (server.hasEnded()) throw new Error(`OpenSSH's server has ended: ${said}`);
    await pause(20);
  }
  return {
    /**
     * Sends a folder as the workflow of a team does.
     * @param {string} team Or `unknown`, whose key nobody has listed.
     * @param {string} build
     * @param {string} [words] What it asks the server to run.
     * @returns {Promise<{ status: number, said: string }>}
     */
    async send(team, build, words = '') {
      const options = [
        `UserKnownHostsFile=${at('known_hosts')}`,
        'StrictHostKeyChecking=yes',
        'BatchMode=yes',
      ];
      const ssh = [
        'ssh',
        '-F',
        '/dev/null',
        '-i',
        at(team),
        '-o',
        'IdentitiesOnly=yes',
        '-p',
        String(port),
      ].concat(
        options.flatMap((option) => ['-o', option]),
        ['127.0.0.1', words],
      );
      const send = ['-c', 'tar --create --directory "$0" . | "$@"', build, ...ssh];
      const { stdout, stderr, code } = await promisify(execFile)('sh', send).then(
        (ended) => ({ ...ended, code: 0 }),
        (error) => error,
      );
      return { status: code, said: `${stdout}${stderr}` };
    },
    async stop() {
      await server.end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
