import { fileURLToPath } from 'node:url';
import path from 'node:path';

/** The repository's top folder. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/**
 * @typedef {{ folder: string, name: string, port: number, host?: boolean }} App
 * @typedef {keyof typeof TARGETS} Target
 */

/**
 * The deployments.
 * @type {App[]}
 */
export const APPS = [
  { folder: 'shell', name: 'shell', port: 3000, host: true },
  { folder: 'public-site', name: 'public_site', port: 3001 },
  { folder: 'customer-portal', name: 'customer_portal', port: 3002 },
  { folder: 'admin-console', name: 'admin_console', port: 3003 },
];

/**
 * A target is one set of running servers: the product itself, the copy that the end-to-end tests drive, a copy with
 * releases of its own for tests that release and roll back, a spare set for tests of the servers themselves, development
 * beside a running site, or the services of the compose file in containers. The number is how far its ports are from the product's.
 */
export const TARGETS = {
  start: 0,
  test: 100,
  'release-test': 200,
  spare: 300,
  beside: 400,
  containers: 600,
};

/** How far the ports of two runs of tests on one machine are apart. */
const PORTS_OF_A_RUN = 2000;

/**
 * How far a target's ports are from the product's, whose own never move. Each run of tests on a machine has a number,
 * which `takePorts` puts into the environment of whatever the run starts.
 * @param {Target} target
 */
export const portOffset = (target) =>
  TARGETS[target] + (target === 'start' ? 0 : PORTS_OF_A_RUN * Number(process.env.TEST_RUN ?? 0));

/** @param {App} app @param {Target} target */
export const portOf = (app, target) => app.port + portOffset(target);

/** Every port that a target's deployments listen on. */
export const portsOf = (target) => [...APPS.map((app) => portOf(app, target)), metricsPort(target)];

/** Where the gallery of the design system is served. */
export const galleryPort = (target) => 3010 + portOffset(target);

/** Where what has been counted of the releases is read. */
export const metricsPort = (target) => 3020 + portOffset(target);

/** Where the API answers. */
export const apiPort = (target) => 4000 + portOffset(target);

export const appFolder = (app, ...parts) => path.join(ROOT, app.folder, ...parts);

export function appByFolder(folder) {
  const app = APPS.find((candidate) => candidate.folder === folder);
  if (!app)
    throw new Error(`No deployment is named "${folder}". Known: ${APPS.map((a) => a.folder).join(', ')}.`);
  return app;
}
