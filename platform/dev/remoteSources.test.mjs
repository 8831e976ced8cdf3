import http from 'node:http';
import { once } from 'node:events';
import { appByFolder } from '../ports.mjs';
import { developmentVersions, fromRegistry, readDeployed } from './remoteSources.mjs';

const site = appByFolder('public-site');
const registryWith = (version) => ({ microFrontends: { public_site: [{ metadata: { version } }] } });

it('a remote that is worked on has one version, which has no hash', () => {
  const [version, ...others] = developmentVersions('http://localhost:3001', [{ path: '/menu' }]);
  expect(others).toEqual([]);
  expect(version).toMatchObject({
    url: 'http://localhost:3001/remoteEntry.js',
    metadata: { version: '0.0.0-development' },
    extras: { enabled: true, routes: [{ path: '/menu' }] },
  });
  expect(version.metadata.integrity).toBeUndefined();
});

it('the registry of another site is read anew each time, and is as it was last while the site is away', async () => {
  const answers = [registryWith('1'), registryWith('2'), null, registryWith('3')];
  const source = (
    await fromRegistry(async () => {
      const answer = answers.shift();
      if (!answer) throw new Error('away');
      return answer;
    })
  )(site);
  expect(await source()).toEqual([{ metadata: { version: '2' } }]);
  expect(await source()).toEqual([{ metadata: { version: '2' } }]);
  expect(await source()).toEqual([{ metadata: { version: '3' } }]);
});

it('a deployed site is asked for its registry, and one that does not answer is named', async () => {
  const server = http.createServer((request, response) => {
    response.writeHead(request.url === '/registry.json' ? 200 : 404);
    response.end(JSON.stringify(registryWith('1')));
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const origin = `http://localhost:${server.address().port}`;
  expect(await readDeployed(`${origin}/menu`)).toEqual(registryWith('1'));
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
  await expect(readDeployed(origin)).rejects.toThrow(
    `${origin}/registry.json does not answer with a registry`,
  );
});
