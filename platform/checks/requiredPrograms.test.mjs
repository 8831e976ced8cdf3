import { missingPrograms } from './requiredPrograms.mjs';

const PROGRAMS = { nginx: () => "nginx's brotli module", docker: () => undefined };

it.each([
  ['', ["nginx's brotli module"], []],
  ['nginx docker squid', ["nginx's brotli module", 'squid'], ["nginx's brotli module", 'squid']],
])('of the required programs “%s”, with %j missing, %j end the run', (names, missing, required) => {
  expect(missingPrograms(names, PROGRAMS)).toEqual({ missing, required });
});
