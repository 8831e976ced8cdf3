/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { bytesOf, compareTable } from './compareBuilds.mjs';

const rows = (table) =>
  table
    .split('\n')
    .slice(4)
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

it('a file is compared with itself although its name carries another hash, and only what is sent counts', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bytes-'));
  for (const file of ['menu.0123abcd.js', 'menu.0123abcd.js.br', 'menu.0123abcd.js.gz', 'routes.node.cjs.br'])
    await writeFile(path.join(folder, file), 'x'.repeat(12));
  expect([...(await bytesOf(folder))]).toEqual([['menu.js', 12]]);
  await rm(folder, { recursive: true });
});

it('the table names what is larger, smaller, new and gone, and the sum', () => {
  const before = new Map([
    ['menu.js', 2000],
    ['cart.js', 100],
    ['same.js', 50],
    ['gone.js', 10],
  ]);
  const now = new Map([
    ['menu.js', 2100],
    ['cart.js', 90],
    ['same.js', 50],
    ['new.js', 7],
  ]);
  expect(rows(compareTable('public-site', before, now))).toEqual([
    ['cart.js', '100', '90', '−10 (10.0 %)'],
    ['gone.js', '10', '0', '−10 (100.0 %)'],
    ['menu.js', '2,000', '2,100', '+100 (5.0 %)'],
    ['new.js', '0', '7', '+7'],
    ['**all files**', '2,160', '2,247', '+87 (4.0 %)'],
  ]);
});

it('two equal builds have only their sum', () => {
  const bytes = new Map([['menu.js', 5]]);
  expect(rows(compareTable('public-site', bytes, bytes))).toEqual([['**all files**', '5', '5', '0']]);
});

it('a build that is not there is named', async () => {
  await expect(bytesOf('/nowhere/dist')).rejects.toThrow('/nowhere/dist does not exist. Build it first');
});
