// What the compose file needs of a server: how long its images take to be built, their sizes, and what runs at rest.
import { setTimeout as pause } from 'node:timers/promises';
import { keepResult } from '@venue/platform/measurements/keepResult';
import { openContainers } from '@venue/platform/testing/docker';

/** So that what happens once after the start is over. */
const REST_MS = 30_000;

const { compose, docker, close } = await openContainers({ transcript: 'benchContainers.txt' });
const rows = [];
async function timed(what, run) {
  const started = Date.now();
  await run();
  rows.push([what, `${((Date.now() - started) / 1000).toFixed(1)} s`]);
}

try {
  await timed('build of all images, with nothing kept', () =>
    compose('--profile', '*', 'build', '--no-cache'),
  );
  await timed('first deployment of their builds', () => compose('run', '--rm', 'deploy'));
  await timed('start, until every service is healthy', () => compose('up', '--detach', '--wait'));
  const images = new Set((await compose('--profile', '*', 'config', '--images')).split('\n'));
  for (const image of [...images].sort()) {
    const bytes = await docker('image', 'inspect', '--format', '{{.Size}}', image);
    rows.push([`image ${image}`, `${Math.round(Number(bytes) / 1e6)} MB`]);
  }
  await pause(REST_MS);
  const stats = await compose('stats', '--no-stream', '--format', '{{.Name}} {{.MemUsage}}');
  for (const line of stats.split('\n').sort()) {
    const [container = '', ...memory] = line.split(' ');
    rows.push([`memory of ${container} at rest`, memory.join(' ')]);
  }
} finally {
  await close();
}
console.table(rows);
keepResult('containers', { title: 'The compose file in containers', columns: ['what', 'result'], rows });
