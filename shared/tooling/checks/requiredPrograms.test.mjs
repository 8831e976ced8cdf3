import { missingPrograms } from './requiredPrograms.mjs';

const PROGRAMS = { nginx: () => true, docker: () => false };

it.each([
  ['', ['docker'], []],
  ['nginx', ['docker'], []],
  ['nginx docker', ['docker'], ['docker']],
  ['nginx squid', ['docker', 'squid'], ['squid']],
])('of the required programs “%s”, with %j missing, %j end the run', (names, missing, required) => {
  expect(missingPrograms(names, PROGRAMS)).toEqual({ missing, required });
});
