import http from 'node:http';
import { healthOf, readingCounts } from './readCounts.mjs';

const ONE = '0.1.0-111111111111';
const counter = (name, labels, total) => `${name}{remote="public_site",version="${ONE}"${labels}} ${total}\n`;
const visits = (total) => counter('release_visits_total', '', total);

let texts;
let servers;
let address;
beforeAll(async () => {
  servers = [0, 1].map((index) =>
    http.createServer((_, response) =>
      texts[index] === null ? response.writeHead(500).end() : response.end(texts[index]),
    ),
  );
  for (const server of servers) await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  address = servers.map((server) => `http://localhost:${server.address().port}/metrics`).join(',');
});
afterAll(() => servers.forEach((server) => server.close()));

const visitsOf = async (read) => healthOf(await read(), 'public_site', ONE).visits;

it('adds up what all servers have counted', async () => {
  texts = [visits(3) + 'nginx_http_requests_total{status="200"} 90\n', visits(4)];
  expect(await visitsOf(readingCounts(address))).toBe(7);
});

it('counts from now on, and through the restart of a server', async () => {
  texts = [visits(30), visits(40)];
  const read = readingCounts(address, { isFromNow: true });
  expect(await visitsOf(read)).toBe(0);
  texts = [visits(35), visits(41)];
  expect(await visitsOf(read)).toBe(6);
  texts = [visits(2), visits(41)];
  expect(await visitsOf(read)).toBe(8);
});

it('says that a server can’t be read, and goes on when it can', async () => {
  texts = [visits(1), visits(1)];
  const read = readingCounts(address, { isFromNow: true });
  await read();
  texts = [visits(5), null];
  await expect(read()).rejects.toThrow(/can't be read at http.*\(.*answered 500.*--metrics/);
  texts = [visits(5), visits(2)];
  expect(await visitsOf(read)).toBe(5);
});

it('reads the health of a release', async () => {
  const buckets = [0, 1, 1, 4, 4, 4, 5, 6].map((total, place) =>
    counter(
      'release_start_seconds_bucket',
      `,le="${['0.1', '0.2', '0.4', '0.8', '1.6', '3.2', '6.4', '+Inf'][place]}"`,
      total,
    ),
  );
  texts = [
    [
      visits(9),
      counter('release_faults_total', ',kind="screen"', 2),
      counter('release_faults_total', ',kind="scripts"', 1),
      counter('release_files_total', ',result="found"', 50),
      counter('release_files_total', ',result="failed"', 2),
      ...buckets,
    ].join(''),
    '',
  ];
  expect(healthOf(await readingCounts(address)(), 'public_site', ONE)).toEqual({
    visits: 9,
    faults: 3,
    byKind: { screen: 2, scripts: 1 },
    starts: [0, 1, 0, 3, 0, 0, 1, 1],
    found: 50,
    failed: 2,
  });
});
