import { composeSettings } from './settings.mjs';

it('without settings the usual ones hold', () => {
  expect(composeSettings({})).toEqual({ graphqlUrl: undefined, isReportOnly: false, reports: 10 });
});

it('reads the settings of an operator', () => {
  expect(
    composeSettings({ GRAPHQL_URL: 'https://a.example/graphql', CSP_REPORT_ONLY: '1', VISIT_REPORTS: '0' }),
  ).toEqual({
    graphqlUrl: 'https://a.example/graphql',
    isReportOnly: true,
    reports: 0,
  });
});

it('the GraphQL server may be a path of the site', () => {
  expect(composeSettings({ GRAPHQL_URL: '/graphql' }).graphqlUrl).toBe('/graphql');
});

it('an address that is none is refused with a reason', () => {
  expect(() => composeSettings({ GRAPHQL_URL: 'graphql' })).toThrow(/GRAPHQL_URL needs an address/);
});

it.each(['all', '-1', '101'])('a share of visits that is none is refused: %s', (VISIT_REPORTS) => {
  expect(() => composeSettings({ VISIT_REPORTS })).toThrow(/VISIT_REPORTS needs a number from 0 to 100/);
});
