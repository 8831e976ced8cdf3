import { sharedModules } from './sharedModules.mjs';

it('a library may be another patch release, and a contract only a compatible version', () => {
  const { react, '@venue/shared/stores': stores } = sharedModules(false);
  expect(react).toMatchObject({ singleton: true, requiredVersion: expect.stringMatching(/^\^\d+\.\d+\.0$/) });
  expect(stores).toMatchObject({ singleton: true, strictVersion: true });
});

it('theme and drawings are shared only with builds that have the same', () => {
  for (const module of ['ui/theme', 'ui/drawings']) {
    const { version, requiredVersion, singleton } = sharedModules(false)[`@venue/shared/${module}`];
    expect(version).toMatch(/^0\.0\.0-[0-9a-f]{8}$/);
    expect(requiredVersion).toBe(version);
    expect(singleton).toBeUndefined();
  }
  const versions = Object.values(sharedModules(false)).map(({ version }) => version);
  expect(new Set(versions.filter((version) => version?.startsWith('0.0.0-'))).size).toBe(2);
});

it('only the shell has shared modules in its first file', () => {
  for (const eager of [true, false])
    for (const module of Object.values(sharedModules(eager))) expect(module.eager).toBe(eager);
});
