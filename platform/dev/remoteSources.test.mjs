import http from 'node:http';
import { once } from 'node:events';
import { appByFolder } from '../ports.mjs';
import { developmentVersions, fromSite } from './remoteSources.mjs';

const site = appByFolder('public-site');
const registryWith = (version) => ({
  microFrontends: { public_site: [{ url: '/files/entry.js', metadata: { version } }] },
});

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

describe('the releases of another site', () => {
  let server;
  let answer;
  beforeEach(async () => {
    server = http.createServer((request, response) => {
      const isThere = answer && request.url === '/registry.json';
      response.writeHead(isThere ? 200 : 404, { Connection: 'close' }).end(JSON.stringify(answer));
    });
    server.listen(0, 'localhost');
    await once(server, 'listening');
  });
  afterEach(() => server.close());
  const origin = () => `http://localhost:${server.address().port}`;

  it('are read anew each time, with the addresses that they have there, and are as they were last while the site is away', async () => {
    answer = registryWith('1');
    const source = (await fromSite(`${origin()}/menu`))(site);
    for (const version of ['2', null, '3']) {
      answer = version && registryWith(version);
      expect(await source()).toEqual([
        { url: `${origin()}/files/entry.js`, metadata: { version: version ?? '2' } },
      ]);
    }
  });

  it('are nowhere where no site answers, which is named', async () => {
    answer = null;
    await expect(fromSite(origin())).rejects.toThrow(
      `${origin()}/registry.json does not answer with a registry`,
    );
  });
});
