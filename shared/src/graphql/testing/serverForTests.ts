import { venueServer, type VenueServer } from './venueServer';

declare global {
  /** Of the test environment: the API that the test files of a worker share. */
  var testApi: () => Promise<{ url: string }>;
}

/** How long the first file waits for the API on a busy machine. */
const START_MS = 300_000;

/**
 * The API of a test file or of a `describe`, with its first records before each test. What the page logs of its failures
 * stays out of the report.
 */
export function serverForTests(): VenueServer {
  let started: VenueServer | undefined;
  const running = () => {
    if (!started) throw new Error('The server runs during tests only.');
    return started;
  };
  beforeAll(async () => {
    started = venueServer((await testApi()).url);
  }, START_MS);
  beforeEach(async () => {
    await running().reset();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());
  // Ends the calls that it has left without an answer.
  afterAll(() => running().reset());
  // Stands for the server until it has started.
  return new Proxy({} as VenueServer, { get: (_, name) => Reflect.get(running(), name) });
}
