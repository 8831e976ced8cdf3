import { planDevelopment } from './plan.mjs';

const folders = (apps) => apps.map(({ folder }) => folder);
const summary = ({ chosen, released, missing, target }) => ({
  target,
  chosen: folders(chosen),
  released: folders(released),
  missing: folders(missing),
});

it('without a name, every remote is worked on', () => {
  expect(summary(planDevelopment([], () => true))).toEqual({
    target: 'start',
    chosen: ['public-site', 'customer-portal', 'admin-console'],
    released: [],
    missing: [],
  });
});

it('the remotes that are not named come from their last release, or are built where they have none', () => {
  const hasRelease = ({ folder }) => folder === 'admin-console';
  expect(summary(planDevelopment(['public-site'], hasRelease))).toEqual({
    target: 'start',
    chosen: ['public-site'],
    released: ['admin-console'],
    missing: ['customer-portal'],
  });
});

it('the shell can be worked on alone', () => {
  expect(summary(planDevelopment(['shell'], () => true))).toMatchObject({ chosen: [], missing: [] });
});

it('against a deployed site nothing else is built, and the ports of a site on the same machine are left alone', () => {
  const plan = planDevelopment(['public-site', '--against', 'http://localhost:3000'], () => false);
  expect(summary(plan)).toEqual({
    target: 'beside',
    chosen: ['public-site'],
    released: ['customer-portal', 'admin-console'],
    missing: [],
  });
});

it.each([
  [['wine-cellar'], /No deployment is named "wine-cellar"/],
  [['--against', 'localhost'], /address of a site/],
])('%j is refused with a reason', (args, reason) => {
  expect(() => planDevelopment(args, () => true)).toThrow(reason);
});

it.each([
  [[], true],
  [['admin-console'], true],
  [['api'], true],
  [['public-site'], false],
  [['--no-api'], false],
  [['admin-console', '--against', 'http://localhost:3000'], false],
])('%j starts the API: %s', (args, hasApi) => {
  expect(planDevelopment(args, () => true).hasApi).toBe(hasApi);
});

it('the API can be worked on with the remotes as they were released', () => {
  expect(summary(planDevelopment(['api'], () => true))).toMatchObject({ chosen: [], missing: [] });
});
