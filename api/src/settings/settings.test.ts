import { readSettings } from './settings';

const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://api@db/venue',
  CORS_ORIGINS: 'https://www.example.com',
};

it('without any setting the server listens on the loopback address, port 4000, with the embedded database', () => {
  expect(readSettings({})).toMatchObject({
    isProduction: false,
    host: '127.0.0.1',
    port: 4000,
    databaseUrl: undefined,
    dataFolder: expect.stringMatching(/\.data.api$/),
    isSeeded: true,
    isTestAllowed: true,
  });
});

it('in production there are no sample data and no test accounts', () => {
  expect(readSettings(PRODUCTION)).toMatchObject({
    isProduction: true,
    isSeeded: false,
    isTestAllowed: false,
  });
});

it.each([
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535; it is "70000".'],
  [{ PORT: '80a' }, 'PORT must be a whole number from 0 to 65535; it is "80a".'],
  [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must start with postgres:// or postgresql://.'],
  [{ TRUSTED_PROXIES: 'shell, 1' }, /^TRUSTED_PROXIES must list addresses.*; "1" is none\.$/],
  [{ API_SEED: 'yes' }, 'API_SEED must be "samples" or "none"; it is "yes".'],
  [{ ADMIN_EMAIL: 'a@b.example' }, 'ADMIN_EMAIL and ADMIN_PASSWORD belong together; one of them is missing.'],
  [
    { CORS_ORIGINS: 'https://a.example/' },
    /^CORS_ORIGINS must list origins .*"https:\/\/a.example\/" is none\.$/,
  ],
  [{ CORS_ORIGINS: '*' }, /^CORS_ORIGINS must list origins/],
  [{ ...PRODUCTION, DATABASE_URL: '' }, /^DATABASE_URL is missing: in production/],
  [{ ...PRODUCTION, CORS_ORIGINS: '' }, /^CORS_ORIGINS is missing/],
])('the settings %p stop the start with one sentence', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(sentence);
});
