/** Loader data of the splat route for a path that is missing. */
export const MISSING_PAGE = 'missing page';

/** Whether the matches end at a missing path. */
export const isMissingPage = (matches: readonly { loaderData?: unknown }[]) =>
  matches.some(({ loaderData }) => loaderData === MISSING_PAGE);
