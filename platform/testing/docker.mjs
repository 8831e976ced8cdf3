import { execFile, spawnSync } from 'node:child_process';
import { createHash, createPrivateKey } from 'node:crypto';
import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { APPS, portOf, ROOT } from '../ports.mjs';
import { signBytes } from '../release/signature.mjs';

const run = promisify(execFile);

/** The first administrator. */
export const ADMIN = { email: 'owner@example.com', password: 'correct-horse-battery-staple' };

const PORT = portOf(APPS[0], 'containers');
/** Where the stack answers. */
export const ORIGIN = `http://localhost:${PORT}`;
/** A project of its own, so that its containers and volumes are nobody else's. */
const PROJECT = 'bustani-gardens-test';
/** The commit that the releases name. */
export const COMMIT = '0123456789abcdef0123456789abcdef01234567';
/**
 * The key of the public site's team. It is always the same, because Docker keeps an image with the signature that it was built
 * with; and it is made here, because a file with a private key belongs into no repository.
 */
const SEED = createHash('sha256').update('the team of the tests').digest();
const PKCS8_OF_SEED = Buffer.from('302e020100300506032b657004220420', 'hex');
const TEAM_KEY = createPrivateKey({
  key: Buffer.concat([PKCS8_OF_SEED, SEED]),
  format: 'der',
  type: 'pkcs8',
});
export const PRIVATE_KEY = TEAM_KEY.export({ type: 'pkcs8', format: 'pem' }).toString();
/** The same key as `platform/keys.json` lists it. */
export const { publicKey: PUBLIC_KEY } = signBytes(Buffer.alloc(0), PRIVATE_KEY);
/** What was run, and what was said to it, is written down here. */
const REPORTS = path.join(ROOT, '.cache/reports');
const LONGEST_OUTPUT = 64 * 1024 * 1024;

const succeeds = (...args) => spawnSync('docker', args, { stdio: 'ignore' }).status === 0;

/** Whether a Docker Engine with Compose answers on this machine. */
export const hasDocker = () => succeeds('compose', 'version') && succeeds('info');

/**
 * Runs programs, and writes down what was run and what they said.
 * @param {string} file The transcript, which starts empty.
 * @param {Record<string, string>} env
 */
async function transcriber(file, env) {
  const transcript = path.join(REPORTS, file);
  await mkdir(REPORTS, { recursive: true });
  await writeFile(transcript, '');
  /** @throws Error with what it says, when it fails. */
  return async (program, ...args) => {
    const started = Date.now();
    const write = ({ stdout, stderr }) =>
      appendFile(
        transcript,
        `$ ${program} ${args.join(' ')}\n${stdout}${stderr}(${((Date.now() - started) / 1000).toFixed(1)} s)\n\n`,
      );
    try {
      const said = await run(program, args, { cwd: ROOT, env, maxBuffer: LONGEST_OUTPUT });
      await write(said);
      return said.stdout.trim();
    } catch (error) {
      await write({ stdout: '', stderr: '', ...error });
      throw error;
    }
  };
}

/** @typedef {Awaited<ReturnType<typeof openContainers>>} Containers */

/**
 * Makes the secrets of a stack, and says how its services are run: `docker-compose.yml` in containers of a project.
 * @param {{ transcript?: string, settings?: Record<string, string> }} [options] More settings of `.env`.
 */
export async function openContainers({ transcript = 'containers.txt', settings = {} } = {}) {
  const secrets = await mkdtemp(path.join(os.tmpdir(), 'secrets-'));
  await writeFile(path.join(secrets, 'postgres_password'), 'the-password-of-the-database\n');
  await writeFile(path.join(secrets, 'admin_password'), `${ADMIN.password}\n`);
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    ...process.env,
    SITE_ORIGIN: ORIGIN,
    SITE_ADDRESS: `127.0.0.1:${PORT}`,
    // Not of the networks that Docker gives out by itself.
    EDGE_NETWORK: '10.77.44.0/24',
    EDGE_NETWORK_IPV6: 'fd5a:b6c4:3e44::/64',
    ADMIN_EMAIL: ADMIN.email,
    SECRETS: secrets,
    SOURCE_COMMIT: COMMIT,
    PUBLIC_SITE_KEY: PRIVATE_KEY,
    COMPOSE_PROJECT_NAME: PROJECT,
    ...settings,
  };
  const transcribed = await transcriber(transcript, env);
  const docker = (...args) => transcribed('docker', ...args);
  const compose = (...args) => docker('compose', ...args);

  return {
    origin: ORIGIN,
    env,
    docker,
    compose,
    /** Runs lines as an operator would type them in the checkout. */
    shell: (lines) => transcribed('bash', '-e', '-u', '-o', 'pipefail', '-c', lines),
    /** Runs `docker compose run --rm releases …`. */
    releases: (...words) => compose('run', '--rm', 'releases', ...words),
    /** Puts a build where the container of an image would put it. */
    putBuild: (folder, name) =>
      docker(
        'run',
        '--rm',
        `--volume=${PROJECT}_builds:/srv/builds`,
        `--volume=${folder}:/from:ro`,
        '--user=0:0',
        `bustani-gardens-${name}-build`,
        'sh',
        '-c',
        `rm -rf /srv/builds/${name} && cp -R /from /srv/builds/${name} && chmod -R a+rX /srv/builds/${name} && chown -R 1000:1000 /srv/builds/${name}`,
      ),
    async close() {
      await compose('--profile', '*', 'down', '--volumes', '--remove-orphans', '--timeout', '5');
      await rm(secrets, { recursive: true, force: true });
    },
  };
}
