/** Loader data of the splat route at a path where no remote has a page. */
export const MISSING_PAGE = 'missing page';

/** Whether these matches end at a path that no remote has a page for. */
export const isMissingPage = (matches: readonly { loaderData?: unknown }[]) =>
  matches.some(({ loaderData }) => loaderData === MISSING_PAGE);
