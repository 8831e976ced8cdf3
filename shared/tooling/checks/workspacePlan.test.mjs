import { APPS } from '../ports.mjs';
import { repositoryFiles } from './files.mjs';
import { e2ePatterns, workspacePlan } from './workspacePlan.mjs';

/** About all deployments together: they run in the whole check only. */
const TOGETHER = [
  'e2e/accessibility/adapted.spec.ts',
  'e2e/accessibility/axe.spec.ts',
  'e2e/accessibility/translated.spec.ts',
  'e2e/containers/containers.spec.ts',
  'e2e/engines/account.spec.ts',
  'e2e/engines/book.spec.ts',
  'e2e/engines/browse.spec.ts',
  'e2e/engines/console.spec.ts',
  'e2e/engines/dialogs.spec.ts',
  'e2e/engines/offline.spec.ts',
  'e2e/engines/order.spec.ts',
  'e2e/engines/start.spec.ts',
  'e2e/engines/withoutScript.spec.ts',
  'e2e/performance/nothingShifts.spec.ts',
  'e2e/performance/slowArrival.spec.ts',
  'e2e/smoke/smoke.spec.ts',
  'e2e/stack/services.spec.ts',
];

it('every end-to-end test belongs to one deployment, but for those about all of them', () => {
  const specs = repositoryFiles().filter((file) => /^e2e\/.*\.spec\.ts$/.test(file));
  const owners = (file) =>
    APPS.filter(({ folder }) => e2ePatterns(folder).some((pattern) => new RegExp(pattern).test(file)));
  expect(specs.length).toBeGreaterThan(40);
  expect(specs.filter((file) => owners(file).length !== 1).sort()).toEqual(TOGETHER);
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
