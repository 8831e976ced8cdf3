import * as mutations from './mutations';
import * as queries from './queries';

/** The text of every operation that the console sends: a server in production may refuse all others. */
export const documents: readonly string[] = Object.values({ ...queries, ...mutations }).filter((text) =>
  /^(query|mutation) /.test(text),
);
