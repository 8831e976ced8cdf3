import { once } from 'node:events';
import net from 'node:net';
import { requireFreePorts } from './freePorts.mjs';

it('a taken port is named, with what to do; a free one is not', async () => {
  const server = net.createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address();
  await expect(requireFreePorts([port], 0)).rejects.toThrow(
    new RegExp(
      `^Port ${port} is taken by another program\\..* end them there \\(Ctrl\\+C\\), then start again`,
    ),
  );
  await new Promise((resolve) => server.close(resolve));
  await requireFreePorts([port], 0);
});
