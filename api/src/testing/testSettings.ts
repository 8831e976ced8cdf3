import type { Settings } from '../settings/settings';

/** Settings of development, but for a cheap password hash and an address that is free. */
export const testSettings = (changes: Partial<Settings> = {}): Settings => ({
  isProduction: false,
  host: '127.0.0.1',
  port: 0,
  databaseUrl: undefined,
  dataFolder: '',
  corsOrigins: ['http://localhost:3000'],
  trustedProxies: [],
  requestsPerMinute: 1_000_000,
  store: undefined,
  metricsPort: undefined,
  backups: undefined,
  retentionMonths: 24,
  deletedDays: 30,
  isSeeded: true,
  isTestAllowed: true,
  firstAdmin: undefined,
  passwordCost: 4,
  ...changes,
});
