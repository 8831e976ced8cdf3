import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ExpectedError } from '../settings/expectedError';

/**
 * Lets a server listen.
 * @param setting Name of the setting that has the port.
 * @returns The port, which the system chooses for 0.
 * @throws ExpectedError when the port is in use.
 */
export async function listen(server: Server, host: string, port: number, setting: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new ExpectedError(`Port ${port} is in use. Stop what uses it, or set ${setting} to another.`)
          : error,
      ),
    );
    server.listen(port, host, resolve);
  });
  return (server.address() as AddressInfo).port; // it listens on a port, not on a pipe
}
