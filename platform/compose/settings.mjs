/**
 * What an operator may set for a composed site.
 * @param {NodeJS.ProcessEnv} [env] `GRAPHQL_URL`: address of the GraphQL server, or its path on the site. `CSP_REPORT_ONLY=1`: browsers report what
 *   the Content-Security-Policy forbids, and allow it. `VISIT_REPORTS`: how many of a hundred visits report how the releases do while there
 *   is no canary (10); with 0 none does, with a canary neither.
 */
export function composeSettings({ GRAPHQL_URL, CSP_REPORT_ONLY, VISIT_REPORTS } = process.env) {
  if (GRAPHQL_URL && !GRAPHQL_URL.startsWith('/') && !URL.canParse(GRAPHQL_URL))
    throw new Error(
      `GRAPHQL_URL needs an address such as https://example.com/graphql, or a path, not "${GRAPHQL_URL}".`,
    );
  const reports = Number(VISIT_REPORTS || 10);
  if (!(reports >= 0 && reports <= 100))
    throw new Error(`VISIT_REPORTS needs a number from 0 to 100, in per cent, not "${VISIT_REPORTS}".`);
  return { graphqlUrl: GRAPHQL_URL || undefined, isReportOnly: CSP_REPORT_ONLY === '1', reports };
}
