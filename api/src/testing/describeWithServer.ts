import type { Settings } from '../settings/settings';
import { describeOnDatabase } from './describeOnDatabase';
import { DATABASE } from './testDatabase';
import { startTestServer, type TestServer } from './testServer';

/** Tests of a server, with the sample data anew before each of them. */
export function describeWithServer(
  title: string,
  define: (server: () => TestServer) => void,
  settings: Partial<Settings> = {},
) {
  describeOnDatabase(`${title}, on ${DATABASE}`, () => {
    let started: TestServer | undefined;
    const server = () => {
      if (!started) throw new Error('The server runs during tests only.');
      return started;
    };
    beforeAll(async () => {
      started = await startTestServer(DATABASE, settings);
    });
    beforeEach(() => server().reset());
    afterAll(() => started?.stop());
    define(server);
  });
}
