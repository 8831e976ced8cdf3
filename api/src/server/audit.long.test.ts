import { auditServer } from 'graphql-http';
import { startTestServer } from '../testing/testServer';

it('the audit of GraphQL over HTTP finds no MUST that fails', async () => {
  const server = await startTestServer('PGlite');
  const results = await auditServer({ url: server.url, fetchFn: fetch });
  await server.stop();
  const failed = results.filter(({ status }) => status === 'error').map(({ name }) => name);
  expect(failed).toEqual([]);
  expect(results.filter(({ name, status }) => name.startsWith('MUST') && status !== 'ok')).toEqual([]);
  expect(results.length).toBeGreaterThan(50);
});
