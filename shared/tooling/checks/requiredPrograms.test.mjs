/** @jest-environment node */
import { missingPrograms } from './requiredPrograms.mjs';

const PROGRAMS = { nginx: () => true, docker: () => false };

it.each([
  ['', []],
  ['nginx', []],
  ['nginx docker', ['docker']],
  ['nginx squid', ['squid']],
])('of the required programs “%s”, %j are missing', (names, missing) => {
  expect(missingPrograms(names, PROGRAMS)).toEqual(missing);
});
