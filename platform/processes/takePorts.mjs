import { once } from 'node:events';
import net from 'node:net';
import { apiPort, galleryPort, portOffset, portsOf, TARGETS } from '../ports.mjs';
import { takenPorts } from './freePorts.mjs';

/** More runs of tests than a machine can bear at once. */
const MOST_RUNS = 10;
/** Beside the ports of the servers: whoever listens here has the run's number. */
const CLAIM_PORT = 2999;

const claim = async () => {
  const server = net.createServer().listen(CLAIM_PORT + portOffset('test'), '127.0.0.1');
  server.unref();
  return once(server, 'listening').then(
    () => true,
    () => false,
  );
};

const portsOfRun = () =>
  Object.keys(TARGETS)
    .filter((target) => target !== 'start')
    .flatMap((target) => [...portsOf(target), galleryPort(target), apiPort(target)]);

/**
 * Finds ports for the servers of a run of tests, and keeps them until this process ends, so that several runs and a
 * running site are on one machine. A run that another one has started shares its ports.
 */
export async function takePorts() {
  if (process.env.TEST_RUN) return;
  for (let run = 0; run < MOST_RUNS; run += 1) {
    process.env.TEST_RUN = String(run);
    if ((await claim()) && (await takenPorts(portsOfRun())).length === 0) return;
  }
  throw new Error(`The ports of ${MOST_RUNS} runs of tests are taken. End some of them, then start again.`);
}
