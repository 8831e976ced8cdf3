import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { hasNginx, startNginx } from '../startNginx.mjs';
import { apiPort, APPS, appFolder, portOf, ROOT } from '../../ports.mjs';
import { spawnWatched } from '../spawnWatched.mjs';
import { readCompose } from './composeFile.mjs';
import { commandsOf } from './dockerfile.mjs';
import { postgresPrograms, startPostgres } from '../postgres.mjs';

const run = promisify(execFile);

/** Whether the programs of the stack are on this machine. */
export const canRunStack = () => hasNginx() && postgresPrograms() !== undefined;

export const ORIGIN = `http://localhost:${portOf(APPS[0], 'stack')}`;
export const ADMIN = { email: 'owner@example.com', password: 'correct-horse-battery-staple' };

/** The settings that `.env` would have. The site's name does not lead here yet, as before TLS stands in front. */
const SETTINGS = { SITE_ORIGIN: 'https://www.example.com', ADMIN_EMAIL: ADMIN.email };

/** @typedef {Awaited<ReturnType<typeof startStack>>} Stack */

/**
 * Runs the services of `docker-compose.yml` without containers: the same programs with the same arguments, environment
 * and configuration, on ports of this machine and in folders of their own.
 * @param {{ settings?: Record<string, string> }} [options] More settings of `.env`.
 */
export async function startStack({ settings = {} } = {}) {
  const { services } = readCompose({ ...SETTINGS, ...settings });
  const folder = await mkdtemp(path.join(os.tmpdir(), 'stack-'));
  const at = (...parts) => path.join(folder, ...parts);
  for (const name of ['builds', 'releases', 'site', 'secrets']) await mkdir(at(name));
  const password = randomBytes(12).toString('base64url');
  await writeFile(at('secrets/postgres_password'), `${password}\n`);
  await writeFile(at('secrets/admin_password'), `${ADMIN.password}\n`);
  /** Paths and hosts as they are on this machine. */
  const local = (text) =>
    String(text).replaceAll('/srv/', `${folder}/`).replaceAll('/run/secrets/', `${folder}/secrets/`);
  const environmentOf = (service, changes = {}) => {
    const entries = Object.entries(service.environment ?? {}).map(([name, value]) => [name, local(value)]);
    return { PATH: process.env.PATH, ...Object.fromEntries(entries), ...changes };
  };

  const { POSTGRES_DB, POSTGRES_USER } = services.postgres.environment;
  const database = await startPostgres({ name: POSTGRES_DB, owner: POSTGRES_USER, password });
  const apiEnvironment = (port) => ({
    ...environmentOf(services.api),
    HOST: '127.0.0.1',
    PORT: String(port),
    NODE_ENV: 'production',
    TRUSTED_PROXIES: '127.0.0.1',
    // Several are on one machine here.
    METRICS_PORT: '',
    DATABASE_URL: services.api.environment.DATABASE_URL.replace(
      'postgres:5432',
      `127.0.0.1:${database.port}`,
    ),
  });

  /** Starts the API on one more port, as a second container would be. */
  async function startApi(port = apiPort('stack')) {
    const [program, ...args] = commandsOf('api/Dockerfile', 'serve').command;
    let said = '';
    const server = await spawnWatched(program, args, {
      cwd: ROOT,
      env: apiEnvironment(port),
      onOutput: (text) => (said += text),
    });
    const isReady = () =>
      fetch(`http://127.0.0.1:${port}/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isReady())) {
      if (server.hasEnded()) throw new Error(`The API has ended. ${said}`);
      await pause(100);
    }
    const url = `http://127.0.0.1:${port}/graphql`;
    return { url, kill: () => server.end('SIGKILL'), stop: () => server.end('SIGTERM') };
  }

  const entry = commandsOf('shell/Dockerfile', 'tool').entrypoint;
  /** Runs `docker compose run --rm releases …`. */
  async function releases(...words) {
    const [program, ...args] = [...entry, ...words].map(local);
    const { stdout } = await run(program, args, { cwd: ROOT, env: environmentOf(services.releases) });
    return stdout.trim();
  }

  /** The ports on which the containers listen, as they are on this machine. */
  const localPorts = (name) => {
    const app = APPS.find((candidate) => candidate.folder === name);
    return { '127.0.0.1:4000': `127.0.0.1:${apiPort('stack')}`, '/8080': `/${app && portOf(app, 'stack')}` };
  };

  /** Runs the health check of a service as its container does. */
  async function isHealthy(name) {
    const [, program, ...args] = services[name].healthcheck.test;
    const ports = Object.entries(localPorts(name));
    const moved = args.map((text) => ports.reduce((so, [from, to]) => so.replaceAll(from, to), text));
    const own = name === 'postgres' ? [`--port=${database.port}`] : [];
    const file = name === 'postgres' ? path.join(postgresPrograms(), program) : program;
    return run(file, [...moved, ...own]).then(
      () => true,
      () => false,
    );
  }

  for (const app of APPS) await cp(appFolder(app, 'dist'), at('builds', app.folder), { recursive: true });
  await releases(...services.deploy.command);

  const portOfApp = (app) => portOf(app, 'stack');
  const remotes = APPS.filter(({ host }) => !host);
  const nginxOptions = (app) =>
    app.host
      ? {
          port: portOfApp(app),
          site: at('site'),
          api: `http://127.0.0.1:${apiPort('stack')}`,
          remotes: remotes.map((remote) => [remote.folder, `http://127.0.0.1:${portOfApp(remote)}`]),
        }
      : { port: portOfApp(app), releases: at('releases') };
  const startServer = (app) => startNginx(app.folder, nginxOptions(app));

  const servers = new Map();
  for (const app of APPS) servers.set(app.folder, await startServer(app));
  let api = await startApi();

  return {
    folder,
    origin: ORIGIN,
    database,
    releases,
    isHealthy,
    startApi,
    api: {
      kill: () => api.kill(),
      start: async () => {
        api = await startApi();
      },
    },
    nginx: {
      settled: () => servers.get('shell').settled(),
      kill: (name) => servers.get(name).kill(),
      start: async (name) => {
        servers.set(name, await startServer(APPS.find((app) => app.folder === name)));
      },
    },
    stop: async () => {
      await Promise.all([...servers.values()].map((server) => server.stop()));
      await api.stop();
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
