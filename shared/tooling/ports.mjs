import { fileURLToPath } from 'node:url';
import path from 'node:path';

/** The repository's top folder. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

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
 * releases of its own whose remotes a test may stop, replace and roll back, a spare set for tests of the servers
 * themselves, development beside a running site, or the services of the compose
 * file, without containers and in them.
 */
export const TARGETS = {
  start: { portOffset: 0 },
  test: { portOffset: 100 },
  'release-test': { portOffset: 200 },
  spare: { portOffset: 300 },
  beside: { portOffset: 400 },
  stack: { portOffset: 500 },
  containers: { portOffset: 600 },
};

/** @param {keyof typeof TARGETS} target */
export const portOf = (app, target) => app.port + TARGETS[target].portOffset;

/** Every port that a target's deployments listen on. */
export const portsOf = (target) => [...APPS.map((app) => portOf(app, target)), metricsPort(target)];

/** Where the gallery of the design system is served. */
export const galleryPort = (target) => 3010 + TARGETS[target].portOffset;

/** Where what has been counted of the releases is read. */
export const metricsPort = (target) => 3020 + TARGETS[target].portOffset;

/** Where the API answers. */
export const apiPort = (target) => 4000 + TARGETS[target].portOffset;

export const appFolder = (app, ...parts) => path.join(ROOT, app.folder, ...parts);

export function appByFolder(folder) {
  const app = APPS.find((candidate) => candidate.folder === folder);
  if (!app)
    throw new Error(`No deployment is named "${folder}". Known: ${APPS.map((a) => a.folder).join(', ')}.`);
  return app;
}
