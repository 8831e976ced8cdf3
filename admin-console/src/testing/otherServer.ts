import type { DataLayer } from '@venue/shared/graphql';
import { liveLayer } from '@venue/shared/testing/graphql';

/** A data layer on another server, which gives these answers by operation. */
export const otherServer = (answers: Record<string, unknown>): DataLayer =>
  liveLayer(
    { url: 'http://localhost:1/graphql', fault: null },
    {
      fetch: (_, init) => {
        const { operationName } = JSON.parse(String(init?.body)) as { operationName: string };
        const text = JSON.stringify({ data: { [operationName]: answers[operationName] ?? null } });
        return Promise.resolve({ status: 200, text: () => Promise.resolve(text) } as Response);
      },
    },
  ).data;
