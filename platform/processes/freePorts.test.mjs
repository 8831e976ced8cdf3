import { once } from 'node:events';
import net from 'node:net';
import { requireFreePorts, takenPorts } from './freePorts.mjs';

it('a taken port is named at once, with what to do, or waited for', async () => {
  const other = net.createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const { port } = other.address();
  await expect(requireFreePorts([port], 0)).rejects.toThrow(
    new RegExp(
      `Port ${port} is taken by another program.*end them there \\(Ctrl\\+C\\), then start again.*npm start -- beside --api`,
    ),
  );
  const waited = requireFreePorts([port]);
  expect(await takenPorts([port])).toEqual([port]);
  other.close();
  await waited;
  expect(await takenPorts([port])).toEqual([]);
});
