// docs/recipes/content.md
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { APPS, ROOT } from '../ports.mjs';
import { copyRepository } from '../testing/copyRepository.mjs';

const MINUTE_MS = 60_000;
const WORKSPACES = ['shared', 'platform', ...APPS.map(({ folder }) => folder)];
const OTHERS = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'tsconfig.json'];
/** What a small place has not: each is what is found in a file, and what stands there instead. */
const CHANGES = {
  venue: [
    [/^name: .*/m, 'name: Gojo Habesha'],
    [/^shortName: .*/m, 'shortName: Gojo'],
    [/^social:[^]*?(?=^siteUrl)/m, 'social: []\n'],
    [/^ {2}gardenBar:[^]*?(?=^specialDays)/m, ''],
    [
      /^ {4}closes: 23:00/m,
      '$&\n    closedOn: [Monday]\n    except: [{ on: [Friday], opens: 11:00, closes: 23:30 }]',
    ],
  ],
  menu: [
    [/^sampleDish:[^]*/m, ''],
    [/^ {4}(description|rating|estimatedTime|dietary|picture): .*\n(?: {6}.*\n)*/gm, ''],
  ],
  stalls: [[/^- id: (?!restaurant-bar$)[^]*?(?=^- id: |$(?![^]))/gm, '']],
  events: [[/^upcoming:[^]*/m, 'upcoming: []\npast: []\ngallery: []\n']],
  home: [
    [/^stats:[^]*?(?=^galleryWords)/m, ''],
    [/^ {2}cards:[^]*?(?=^stallsWords)/m, '  cards: []\n'],
    [/^reviews:[^]*?(?=^call)/m, ''],
    [/^billboardWords:[^]*?(?=^# What search)/m, ''],
  ],
  offers: [
    [/^ {2}packages:[^]*?(?=^billboard)/m, '  packages: []\n'],
    [/^billboard:[^]*/m, ''],
    [/\{cheapestPackage\}/, 'your budget'],
  ],
  testimonials: [[/^- [^]*/m, '[]\n']],
};

let copy;
afterEach(() => rmSync(copy, { recursive: true, force: true }));

it(
  'a small place without stalls, billboard, packages, events, reviews, pictures or times goes live, with correct types',
  () => {
    copy = copyRepository(WORKSPACES, OTHERS);
    for (const [name, changes] of Object.entries(CHANGES)) {
      const file = path.join(copy, `shared/content/${name}.yaml`);
      const text = readFileSync(file, 'utf8');
      writeFileSync(
        file,
        changes.reduce((changed, [found, instead]) => changed.replace(found, instead), text),
      );
    }
    const run = (...command) =>
      execFileSync(process.execPath, command, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });
    run('platform/commands/content.mjs');
    const store = path.join(copy, 'releases');
    run('platform/commands/releases.mjs', 'release', ...APPS.map(({ folder }) => folder), '--store', store);
    const pages = readdirSync(path.join(store, 'pages')).flatMap((file) =>
      Object.keys(JSON.parse(readFileSync(path.join(store, 'pages', file), 'utf8')).pages),
    );
    expect(pages).toEqual(expect.arrayContaining(['/', '/menu', '/plan-event', '/stalls/restaurant-bar']));
    expect(pages).not.toContain('/billboard');
    const tsc = path.join(ROOT, 'node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [tsc, '-b', 'public-site', 'shell'], {
      cwd: copy,
      encoding: 'utf8',
    });
    // Tests that hold the words of the first venue go with it.
    expect(stdout.split('\n').filter((line) => /error/.test(line) && !/\.test\.tsx?\(/.test(line))).toEqual(
      [],
    );
    expect(existsSync(path.join(copy, '.cache/types/public-site/routes.d.ts'))).toBe(true);
  },
  10 * MINUTE_MS,
);
