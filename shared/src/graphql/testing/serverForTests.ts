interface TestServer {
  reset: () => unknown;
  stop: () => unknown;
}

/**
 * The server of a test file or of a `describe`, with its first records before each test. What the page logs of its
 * failures stays out of the report.
 */
export function serverForTests<Server extends TestServer>(start: () => Promise<Server>): Server {
  let started: Server | undefined;
  const running = () => {
    if (!started) throw new Error('The server runs during tests only.');
    return started;
  };
  beforeAll(async () => {
    started = await start();
  });
  afterAll(() => running().stop());
  beforeEach(async () => {
    await running().reset();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());
  // Stands for the server until it has started.
  return new Proxy({} as Server, {
    get: (_, name) => Reflect.get(running(), name),
    set: (_, name, value) => Reflect.set(running(), name, value),
  });
}
