import http from 'node:http';
import { gunzipSync } from 'node:zlib';
import { askPort, RELEASES, serveStore, writeSite } from '../testing/servedStore.mjs';

const LIST = JSON.stringify({
  data: { events: Array.from({ length: 100 }, (_, id) => ({ id, title: 'Jazz' })) },
});
const write = async (store) => {
  await writeSite(store);
  await store.choose({ shell: RELEASES.SHELL, public_site: RELEASES.ONE });
};
const AWAY = '{"errors":[{"message":"The server is not available.","extensions":{"code":"UNAVAILABLE"}}]}';

describe('in front of the API', () => {
  let asked;
  let calls = 0;
  let answerWith;
  const api = http.createServer((request, response) => {
    calls += 1;
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      asked = { headers: request.headers, url: request.url, method: request.method, body };
      answerWith(response);
    });
  });
  const options = { trustProxy: '127.0.0.1' };
  beforeAll(async () => {
    await new Promise((resolve) => api.listen(0, '127.0.0.1', resolve));
    options.api = `http://127.0.0.1:${api.address().port}`;
  });
  afterAll(() => (api.closeAllConnections(), api.close()));
  const served = serveStore(write, options);
  const call = ({ headers, body = '{}', ...more } = {}) =>
    askPort(served.server.port, '/graphql?secret=1', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
      ...more,
    });

  beforeEach(() => {
    answerWith = (response) =>
      response
        .writeHead(200, {
          'content-type': 'application/json; charset=utf-8',
          vary: 'Origin',
          'access-control-allow-origin': 'https://console.example',
          'x-frame-options': 'SAMEORIGIN',
          'cache-control': 'no-store',
        })
        .end(LIST);
  });

  it('hands on what is asked and answered as it is', async () => {
    const answer = await call({ body: '{"query":"{ events }"}', headers: { authorization: 'Bearer x' } });
    expect(asked).toMatchObject({ method: 'POST', url: '/graphql?secret=1', body: '{"query":"{ events }"}' });
    expect(asked.headers).toMatchObject({ authorization: 'Bearer x', 'content-type': 'application/json' });
    expect(asked.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.body).toBe(LIST);
    expect(answer.headers['cache-control']).toBe('no-store');
    // The API says who may call it; all else is said once, by the site.
    expect(answer.headers['access-control-allow-origin']).toBe('https://console.example');
    expect(answer.headers['x-frame-options']).toBe('DENY');
  });

  it('sends long answers compressed to whoever takes them so', async () => {
    const packed = await call({ headers: { 'accept-encoding': 'gzip', via: '1.1 proxy' } });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers.vary).toBe('Origin, Accept-Encoding');
    expect(gunzipSync(packed.bytes).toString()).toBe(LIST);
    expect((await call()).headers).not.toHaveProperty('content-encoding');
  });

  it('believes the named proxy who the visitor is, and no other neighbour', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' };
    await call({ headers });
    expect(asked.headers).toMatchObject({ 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' });
    await call({ headers, localAddress: '127.0.0.2' });
    expect(asked.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.2', 'x-forwarded-proto': 'http' });
  });

  it('hands an answer on while it is being written', async () => {
    let finish;
    answerWith = (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('first');
      finish = () => response.end('last');
    };
    const parts = await new Promise((resolve) => {
      const { port } = served.server;
      const request = http.request(
        { host: '127.0.0.1', port, path: '/graphql', method: 'POST' },
        (answer) => {
          const read = [];
          answer.on('data', (part) => (read.push(String(part)), finish()));
          answer.on('end', () => resolve(read));
        },
      );
      request.end('{}');
    });
    expect(parts).toEqual(['first', 'last']);
  });

  it('takes no more than a mebibyte', async () => {
    const before = calls;
    const tooLarge = await call({ body: 'x'.repeat(1_048_577) }).catch(() => ({ status: 413 }));
    expect(tooLarge.status).toBe(413);
    expect(calls).toBe(before);
    expect((await call({ body: 'x'.repeat(1_048_576) })).status).toBe(200);
  });

  it('asks once, also when the API says that it can’t', async () => {
    answerWith = (response) => response.writeHead(503).end('busy');
    const before = calls;
    const get = await askPort(served.server.port, '/graphql');
    expect([get.status, get.body, calls]).toEqual([503, 'busy', before + 1]);
  });

  it('says that the server is away when it ends half-way before an answer', async () => {
    answerWith = (response) => response.destroy();
    expect(await call()).toMatchObject({ status: 503, body: AWAY });
  });

  it('lets one address ask so often, and no more', async () => {
    const from = { headers: { 'x-forwarded-for': '198.51.100.1' } };
    const answers = await Promise.all(Array.from({ length: 500 }, () => call(from)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(429);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(120);
    expect((await call({ headers: { 'x-forwarded-for': '198.51.100.2' } })).status).toBe(200);
  });
});

describe('without its API', () => {
  const away = serveStore(write, { api: 'http://127.0.0.1:9' });

  it('a server says that it is not available, in the words of the API', async () => {
    const answer = await away.ask('/graphql', {}, 'POST');
    expect(answer).toMatchObject({ status: 503, body: AWAY });
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
  });
});

describe('where no API is named', () => {
  const none = serveStore(write);

  it('nobody answers for it', async () => {
    expect((await none.ask('/graphql')).status).toBe(404);
    expect((await none.ask('/graphql', {}, 'POST')).status).toBe(404);
  });
});
