// docs/api.md, Settings
import path from 'node:path';
import { API_FOLDER } from '../apiFolder';
import { PASSWORD_COST } from '../auth/passwordHash';
import { isProxyName } from '../walls/trustedProxies';
import { ExpectedError } from './expectedError';

export interface Settings {
  isProduction: boolean;
  host: string;
  port: number;
  /** PostgreSQL; without it the embedded database in `dataFolder`. */
  databaseUrl: string | undefined;
  dataFolder: string;
  corsOrigins: readonly string[];
  /** Addresses, networks and host names of the proxies whose X-Forwarded-For and X-Request-Id are believed. */
  trustedProxies: readonly string[];
  requestsPerMinute: number;
  /** The store of the releases: documents of its consoles are answered; undefined: only those of this build are. */
  store: string | undefined;
  /** Where /metrics answers; undefined: nowhere. */
  metricsPort: number | undefined;
  /** Folder of the nightly backups, whose age is measured. */
  backups: string | undefined;
  /** Bookings are removed so many months after their day. */
  retentionMonths: number;
  /** What was deleted can be taken back for so many days. */
  deletedDays: number;
  /** Whether an empty database gets the sample data. */
  isSeeded: boolean;
  /** Whether the two test accounts may sign in. */
  isTestAllowed: boolean;
  firstAdmin: { email: string; password: string } | undefined;
  passwordCost: number;
}

export type Environment = Record<string, string | undefined>;

const DEVELOPMENT_ORIGINS = [3000, 3003].flatMap((port) => [
  `http://localhost:${port}`,
  `http://127.0.0.1:${port}`,
]);

function wholeNumber(environment: Environment, name: string, fallback: number, min: number, max: number) {
  const text = environment[name];
  if (!text) return fallback;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new ExpectedError(`${name} must be a whole number from ${min} to ${max}; it is "${text}".`);
}

function databaseUrl({ DATABASE_URL: url }: Environment, isProduction: boolean) {
  if (url && !/^postgres(ql)?:\/\//.test(url))
    throw new ExpectedError('DATABASE_URL must start with postgres:// or postgresql://.');
  if (!url && isProduction)
    throw new ExpectedError('DATABASE_URL is missing: in production the server needs a PostgreSQL database.');
  return url || undefined;
}

function origins({ CORS_ORIGINS: text }: Environment, isProduction: boolean) {
  if (!text && isProduction)
    throw new ExpectedError(
      'CORS_ORIGINS is missing: name the origins of the site, such as https://www.example.com, separated by commas.',
    );
  const listed = text?.split(',').map((origin) => origin.trim()) ?? DEVELOPMENT_ORIGINS;
  const wrong = listed.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
  if (wrong !== undefined)
    throw new ExpectedError(
      `CORS_ORIGINS must list origins such as https://www.example.com, separated by commas; "${wrong}" is none.`,
    );
  return listed;
}

function proxies({ TRUSTED_PROXIES: text }: Environment) {
  const listed = text ? text.split(',').map((name) => name.trim()) : [];
  const wrong = listed.find((name) => !isProxyName(name));
  if (wrong === undefined) return listed;
  throw new ExpectedError(
    `TRUSTED_PROXIES must list addresses, networks such as 10.0.0.0/8, or host names, separated by commas; "${wrong}" is none.`,
  );
}

function firstAdmin({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: Environment) {
  if (!email && !password) return undefined;
  if (email && password) return { email, password };
  throw new ExpectedError('ADMIN_EMAIL and ADMIN_PASSWORD belong together; one of them is missing.');
}

function seeded({ API_SEED: text }: Environment, isProduction: boolean) {
  if (text === undefined || text === '') return !isProduction;
  if (text === 'samples' || text === 'none') return text === 'samples';
  throw new ExpectedError(`API_SEED must be "samples" or "none"; it is "${text}".`);
}

/**
 * The settings of the server.
 * @throws ExpectedError with one sentence for the first that is missing or wrong.
 */
export function readSettings(environment: Environment): Settings {
  const isProduction = environment.NODE_ENV === 'production';
  return {
    isProduction,
    host: environment.HOST || '127.0.0.1',
    port: wholeNumber(environment, 'PORT', 4000, 0, 65_535),
    databaseUrl: databaseUrl(environment, isProduction),
    dataFolder: path.resolve(environment.API_DATA || path.join(API_FOLDER, '../.data/api')),
    corsOrigins: origins(environment, isProduction),
    trustedProxies: proxies(environment),
    requestsPerMinute: wholeNumber(environment, 'REQUESTS_PER_MINUTE', 1200, 1, 10_000_000),
    store: environment.STORE || undefined,
    metricsPort: environment.METRICS_PORT
      ? wholeNumber(environment, 'METRICS_PORT', 0, 0, 65_535)
      : undefined,
    backups: environment.BACKUPS || undefined,
    retentionMonths: wholeNumber(environment, 'RETENTION_MONTHS', 24, 1, 600),
    deletedDays: wholeNumber(environment, 'DELETED_DAYS', 30, 1, 3650),
    isSeeded: seeded(environment, isProduction),
    isTestAllowed: !isProduction,
    firstAdmin: firstAdmin(environment),
    passwordCost: PASSWORD_COST,
  };
}
