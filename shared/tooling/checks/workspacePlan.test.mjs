import { APPS } from '../ports.mjs';
import { repositoryFiles } from './files.mjs';
import { e2ePatterns, workspacePlan } from './workspacePlan.mjs';

/** About all deployments together: they run in the whole check only. */
const TOGETHER = /^e2e\/(accessibility|containers|engines|pages|performance|smoke|stack)\//;

it('every end-to-end test belongs to one deployment, but for those about all of them', () => {
  const specs = repositoryFiles().filter((file) => /^e2e\/.*\.spec\.ts$/.test(file));
  const owners = (file) =>
    APPS.filter(({ folder }) => e2ePatterns(folder).some((pattern) => new RegExp(pattern).test(file)));
  expect(specs.length).toBeGreaterThan(40);
  const unowned = specs.filter((file) => owners(file).length === 0);
  expect(unowned.filter((file) => !TOGETHER.test(file))).toEqual([]);
  // The bytes of a page are the shell's and the public site's.
  expect(specs.filter((file) => owners(file).length > 1)).toEqual(['e2e/performance/budgets.spec.ts']);
});

it('the shared code and the API have no end-to-end tests of their own', () => {
  for (const workspace of ['shared', 'api']) {
    expect(workspacePlan(workspace).isDeployed).toBe(false);
    expect(e2ePatterns(workspace)).toEqual([]);
  }
});

it('a workspace that is not known is refused with the known ones', () => {
  expect(() => workspacePlan('wine-cellar')).toThrow(/No workspace is named "wine-cellar".*admin-console/);
});
