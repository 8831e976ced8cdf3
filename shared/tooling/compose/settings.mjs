/**
 * What an operator may set for a composed site.
 * @param {NodeJS.ProcessEnv} [env] `GRAPHQL_URL`: address of the GraphQL server, or its path on the site. `CSP_REPORT_ONLY=1`: browsers report what
 *   the Content-Security-Policy forbids, and allow it.
 */
export function composeSettings({ GRAPHQL_URL, CSP_REPORT_ONLY } = process.env) {
  if (GRAPHQL_URL && !GRAPHQL_URL.startsWith('/') && !URL.canParse(GRAPHQL_URL))
    throw new Error(
      `GRAPHQL_URL needs an address such as https://example.com/graphql, or a path, not "${GRAPHQL_URL}".`,
    );
  return { graphqlUrl: GRAPHQL_URL || undefined, isReportOnly: CSP_REPORT_ONLY === '1' };
}
