import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { run } from '../build/build.mjs';
import { readRouteList, ROUTE_LIST_FILE, withoutScreensPlugin } from './routeList.mjs';

const ROUTES = `
const title = 'Menu';
export const files = [{ path: '/events.ics', text: () => import('./a-writer-that-is-not-there') }];
export const routes = [{
  path: '/menu/:id',
  lazy: () => import('./a-screen-that-is-not-there'),
  handle: { chunk: 'dish', audience: 'everyone', addresses: ['/menu/1'], page: ({ id = '' }) => ({ title: title + id }) },
}];`;

it('the routes of a remote are read without its screens', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'routes-'));
  await writeFile(path.join(folder, 'routes.js'), ROUTES);
  await run(webpack, {
    name: 'routes',
    mode: 'production',
    target: 'node20',
    context: folder,
    entry: './routes.js',
    output: { path: folder, filename: ROUTE_LIST_FILE, library: { type: 'commonjs2' } },
    plugins: [withoutScreensPlugin()],
  });
  expect(await readRouteList(folder)).toEqual({
    routes: [
      { path: '/menu/:id', audience: 'everyone', title: 'Menu', chunk: 'dish', addresses: ['/menu/1'] },
    ],
    ownFiles: ['/events.ics'],
  });
  await rm(folder, { recursive: true });
});
