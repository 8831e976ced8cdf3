import { createDataLayer, type DataLayer } from '../dataLayer';

/** For tests: a data layer on another server, which gives these answers by operation. */
export const otherServer = (answers: Record<string, unknown>): DataLayer =>
  createDataLayer({
    fetch: (_, init) => {
      const { operationName } = JSON.parse(String(init?.body)) as { operationName: string };
      const text = JSON.stringify({ data: { [operationName]: answers[operationName] ?? null } });
      return Promise.resolve({ status: 200, text: () => Promise.resolve(text) } as Response);
    },
    url: 'http://localhost:1/graphql',
    getToken: () => null,
    saveToken: () => undefined,
    now: () => new Date('2030-05-05T09:00:00Z'),
  });
