import { nextRegistry } from './changeRegistry.mjs';

const version = (name) => ({ url: name, metadata: { version: name }, extras: {} });
const registry = { microFrontends: { public_site: [{ ...version('2'), fallbackUrl: '1' }, version('1')] } };
const without = { microFrontends: { public_site: [version('2'), version('1')] } };
const place = { remotes: [{ name: 'public_site', folder: 'public-site' }] };

/** What becomes of the registry with a shell that has these problems with it, and a fallback that is checked so. */
const next = (problems, verify, warn) =>
  nextRegistry(
    place,
    { parseRegistry: () => ({}), checkContracts: () => problems },
    registry,
    (before) => before,
    { warn, verify },
  );

it('a fallback stays that the shell can run and its team has made', async () => {
  expect(await next([], async () => ({}))).toEqual(registry);
});

it('a fallback that the shell could not run is dropped', async () => {
  const problem = { path: ['microFrontends', 'public_site', 0, 'fallbackUrl'], message: '' };
  expect(await next([problem], async () => ({}))).toEqual(without);
});

it('a fallback that is not what its team has made is dropped, with a warning', async () => {
  const warn = jest.fn();
  expect(await next([], () => Promise.reject(new Error('It was changed.')), warn)).toEqual(without);
  expect(warn).toHaveBeenCalledWith('public-site 1 is no fallback any more. It was changed.');
});
