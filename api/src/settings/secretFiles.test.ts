import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { withSecretFiles } from './secretFiles';

const folder = mkdtempSync(path.join(os.tmpdir(), 'secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

function secret(text: string) {
  const file = path.join(folder, 'secret');
  writeFileSync(file, text);
  return file;
}

it('a secret in a file is read without the line break at its end', () => {
  expect(withSecretFiles({ ADMIN_PASSWORD_FILE: secret(' spaces count \n') })).toMatchObject({
    ADMIN_PASSWORD: ' spaces count ',
  });
});

it('the password of the database gets into its address, whatever characters it has', () => {
  const { DATABASE_URL } = withSecretFiles({
    DATABASE_URL: 'postgres://venue@db:5432/venue',
    DATABASE_PASSWORD_FILE: secret('p@ss/wörd:%\n'),
  });
  expect(decodeURIComponent(new URL(DATABASE_URL ?? '').password)).toBe('p@ss/wörd:%');
  expect(DATABASE_URL).toMatch(/^postgres:\/\/venue:[^@]+@db:5432\/venue$/);
});

it('without files nothing changes', () => {
  const environment = { DATABASE_URL: 'postgres://venue:x@db/venue', ADMIN_PASSWORD: 'y' };
  expect(withSecretFiles(environment)).toEqual(environment);
});

it('a file that is missing is named', () => {
  expect(() => withSecretFiles({ ADMIN_PASSWORD_FILE: '/nowhere/secret' })).toThrow(
    "ADMIN_PASSWORD_FILE names /nowhere/secret, which can't be read.",
  );
});

it('a secret that is there twice is refused', () => {
  const environment = { ADMIN_PASSWORD: 'x', ADMIN_PASSWORD_FILE: secret('y') };
  expect(() => withSecretFiles(environment)).toThrow(
    'ADMIN_PASSWORD and ADMIN_PASSWORD_FILE say the same thing',
  );
});
