import type { Settings } from '../settings/settings';
import { describeEach } from './testDatabase';
import { startTestServer, type TestServer } from './testServer';

/** The same tests on each database, with the sample data anew before each test. */
export function describeOnDatabases(
  title: string,
  define: (server: () => TestServer) => void,
  settings: Partial<Settings> = {},
) {
  describeEach(title, (kind) => {
    let started: TestServer | undefined;
    const server = () => {
      if (!started) throw new Error('The server runs during tests only.');
      return started;
    };
    beforeAll(async () => {
      started = await startTestServer(kind, settings);
    });
    beforeEach(() => server().reset());
    afterAll(() => started?.stop());
    define(server);
  });
}
