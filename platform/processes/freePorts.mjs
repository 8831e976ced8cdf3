import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A run that is just ending needs a moment to give its ports back. */
const PATIENCE_MS = 3000;

const isTaken = (port) =>
  new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', (error) => resolve(error.code === 'EADDRINUSE'));
    probe.listen(port, 'localhost', () => probe.close(() => resolve(false)));
  });

/** Those of some ports on which something listens. @param {number[]} ports */
export async function takenPorts(ports) {
  const taken = await Promise.all(ports.map(isTaken));
  return ports.filter((_, index) => taken[index]);
}

/** What to tell somebody whose ports are taken, and how to free them. */
export function portsTaken(ports) {
  const [first] = ports;
  const finder = process.platform === 'win32' ? `netstat -ano | findstr :${first}` : `lsof -i :${first}`;
  return (
    `${ports.length === 1 ? `Port ${first} is` : `Ports ${ports.join(', ')} are`} taken by another program. ` +
    'Most likely the site or its tests already run in another terminal: ' +
    `end them there (Ctrl+C), then start again. "${finder}" shows which program it is. ` +
    '"npm start -- beside --api" runs on ports of its own: 3400 to 3403, 3420 and 4400.'
  );
}

/** Throws when one of the ports is not free, before any work is done that would then be lost. */
export async function requireFreePorts(ports, patienceMs = PATIENCE_MS) {
  const latest = Date.now() + patienceMs;
  for (;;) {
    const taken = await takenPorts(ports);
    if (taken.length === 0) return;
    if (Date.now() >= latest) throw new Error(portsTaken(taken));
    await pause(200);
  }
}
