import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../ports.mjs';
import { LINT_CACHES, readByEveryRule, typesSeenBy } from './lintCache.mjs';

it('what a component of a workspace shows follows from the types of that workspace and of the shared code', () => {
  const seen = typesSeenBy('public-site');
  const files = ['public-site/src/a.ts', 'shared/src/b.tsx', 'shared/tsconfig.json', 'tsconfig.base.json'];
  expect(files.filter(seen)).toEqual(files);
  expect(['shell/src/a.ts', 'shared/src/b.test.tsx', 'shared/src/c.css'].filter(seen)).toEqual([]);
  expect(['platform/checks/textStandsAlone.mjs', 'package-lock.json'].every(readByEveryRule)).toBe(true);
});

it('npm run lint keeps results as npm test does', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  for (const words of Object.values(LINT_CACHES)) expect(scripts.lint).toContain(words.join(' '));
});
