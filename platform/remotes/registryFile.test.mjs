import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { loadRenderer } from '../compose/compose.mjs';
import { makeSite } from '../testing/fixtureSite.mjs';
import { BrokenRegistry, checkChange, checkText, writeText } from './registryFile.mjs';

let site;
let renderer;
beforeAll(async () => {
  site = await makeSite();
  renderer = loadRenderer(path.join(site.folder, 'shell'));
});
afterAll(() => rm(site.folder, { recursive: true, force: true }));

const version = (routes, changes = {}) => ({
  metadata: { integrity: 'sha256-x', version: '1', ...changes.metadata },
  extras: {
    routes: routes.map((route) => ({ path: route })),
    contract: { routes: '1.0.0' },
    ...changes.extras,
  },
});
const OTHER_CONTRACT = { extras: { contract: { routes: '2.0.0' }, routes: [{ path: '/' }] } };
const text = (microFrontends) => JSON.stringify({ microFrontends }, null, 2);
const check = (broken) => checkText(broken, 'registry.json', renderer);

/** The number of the line with these words. */
const lineWith = (whole, words) => whole.split('\n').findIndex((line) => line.includes(words)) + 1;

describe('a registry', () => {
  it('that is no JSON is refused with its line', () => {
    const cut = text({ public_site: [version(['/'])] }).replace(
      '"integrity": "sha256-x",',
      '"integrity": "sha256-x"',
    );
    expect(() => check(cut)).toThrow(BrokenRegistry);
    expect(() => check(cut)).toThrow(
      `registry.json:${lineWith(cut, '"version"')}: This is not JSON: Comma Expected.`,
    );
    expect(() => check('')).toThrow('registry.json:1: This is not JSON');
    expect(() => check('{ "a": 1, }')).toThrow('registry.json:1: This is not JSON');
  });

  it('of another form is refused with the line and the reason', () => {
    const broken = text({
      public_site: [version(['/'])],
      admin_console: [version(['/admin'], { metadata: { integrity: 'none' } })],
    });
    expect(() => check(broken)).toThrow(
      `registry.json:${lineWith(broken, '"none"')}: The integrity is missing.`,
    );
  });

  it('with a contract that the shell does not speak is refused, with every other reason too', () => {
    const broken = text({ public_site: [version(['/'])], customer_portal: [version(['/'], OTHER_CONTRACT)] });
    const line = (words) =>
      lineWith(broken.split('customer_portal')[1], words) +
      broken.split('customer_portal')[0].split('\n').length -
      1;
    expect(() => check(broken)).toThrow(
      `registry.json:${line('"path": "/"')}: customer_portal brings /, which public_site has.\n` +
        `registry.json:${line('"contract"')}: customer_portal is of another contract.`,
    );
  });
});

describe('a change of the registry', () => {
  const good = { public_site: [version(['/'])] };
  const clash = { ...good, customer_portal: [version(['/'])] };
  const change = (before, after) =>
    checkChange({ microFrontends: after }, { text: text(before), file: 'registry.json', renderer });

  it('is refused for what it brings, and with the line for what was there before', () => {
    const message = 'customer_portal brings /, which public_site has.';
    expect(() => change(good, clash)).toThrow(new BrokenRegistry(message));
    const line =
      text(clash)
        .split('\n')
        .findLastIndex((each) => each.includes('"/"')) + 1;
    expect(() => change(clash, clash)).toThrow(`registry.json:${line}: ${message}`);
  });

  it('may repair what was wrong before', () => {
    expect(() => change(clash, good)).not.toThrow();
  });
});

it('a registry is replaced in one step, and nothing is left beside it', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'registry-'));
  const file = path.join(folder, 'registry.json');
  await writeText(file, 'one');
  await writeText(file, 'two');
  expect(await readFile(file, 'utf8')).toBe('two');
  expect(await readdir(folder)).toEqual(['registry.json']);
  await rm(folder, { recursive: true });
});
