/**
 * What an operator may set for a composed site.
 * @param {NodeJS.ProcessEnv} [env] `GRAPHQL_URL`: address of the GraphQL server. `PHOTO_HOSTS`: more origins of pictures,
 *   separated by commas. `CSP_REPORT_ONLY=1`: browsers report what the Content-Security-Policy forbids, and allow it.
 */
export function composeSettings({ GRAPHQL_URL, PHOTO_HOSTS, CSP_REPORT_ONLY } = process.env) {
  const photoHosts = (PHOTO_HOSTS ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean);
  for (const host of photoHosts)
    if (!URL.canParse(host) || new URL(host).origin !== host)
      throw new Error(`PHOTO_HOSTS needs origins such as https://pictures.example, not "${host}".`);
  if (GRAPHQL_URL && !URL.canParse(GRAPHQL_URL))
    throw new Error(
      `GRAPHQL_URL needs an address such as https://example.com/graphql, not "${GRAPHQL_URL}".`,
    );
  return {
    graphqlUrl: GRAPHQL_URL || undefined,
    photoHosts,
    isReportOnly: CSP_REPORT_ONLY === '1',
  };
}
