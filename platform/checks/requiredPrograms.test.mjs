import { missingPrograms } from './requiredPrograms.mjs';

const PROGRAMS = { postgresql: () => 'postgresql 15', docker: () => undefined };

it.each([
  ['', ['postgresql 15'], []],
  ['postgresql docker squid', ['postgresql 15', 'squid'], ['postgresql 15', 'squid']],
])('of the required programs “%s”, with %j missing, %j end the run', (names, missing, required) => {
  expect(missingPrograms(names, PROGRAMS)).toEqual({ missing, required });
});
