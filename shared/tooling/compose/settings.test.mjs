/** @jest-environment node */
import { composeSettings } from './settings.mjs';

it('without settings the usual ones hold', () => {
  expect(composeSettings({})).toEqual({ graphqlUrl: undefined, photoHosts: [], isReportOnly: false });
});

it('reads the settings of an operator', () => {
  const settings = {
    GRAPHQL_URL: 'https://a.example/graphql',
    PHOTO_HOSTS: 'https://b.example, https://c.example',
    CSP_REPORT_ONLY: '1',
  };
  expect(composeSettings(settings)).toEqual({
    graphqlUrl: 'https://a.example/graphql',
    photoHosts: ['https://b.example', 'https://c.example'],
    isReportOnly: true,
  });
});

it.each([
  [{ PHOTO_HOSTS: 'https://b.example/pictures' }, /PHOTO_HOSTS needs origins/],
  [{ PHOTO_HOSTS: "'unsafe-inline'" }, /PHOTO_HOSTS needs origins/],
  [{ GRAPHQL_URL: 'graphql' }, /GRAPHQL_URL needs an address/],
])('%j is refused with a reason', (env, reason) => {
  expect(() => composeSettings(env)).toThrow(reason);
});
