import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exportRows } from '../database/exportRows';
import { writeBackup } from './backup';

jest.mock('./withDatabase', () => ({
  withPresentTables: (work: (opened: object) => unknown) => work({ db: {} }),
}));
jest.mock('../database/exportRows');

const folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
const file = path.join(folder, 'before-upgrade');

it('a backup that fails leaves the file that has its name as it was', async () => {
  writeFileSync(file, 'the backup before');
  jest.mocked(exportRows).mockImplementation(async (_, write) => {
    await write(['users', '{}']);
    throw new Error('The database is gone.');
  });
  await expect(writeBackup(file)).rejects.toThrow('The database is gone.');
  expect(readFileSync(file, 'utf8')).toBe('the backup before');
  expect(readdirSync(folder)).toEqual(['before-upgrade']);
});

it('a backup that is whole takes its place', async () => {
  jest.mocked(exportRows).mockResolvedValue({ rows: 0, checksum: 'x' });
  await writeBackup(file);
  expect(readFileSync(file, 'utf8')).toBe('{"rows":0,"checksum":"x"}\n');
});
