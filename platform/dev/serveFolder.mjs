import http from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { portsTaken } from '../processes/freePorts.mjs';
import { STANDALONE_HEADERS } from '../server/headers.mjs';

/**
 * Serves a folder with one page, at every path without a file ending.
 * @param {string} folder
 * @param {number} port
 * @returns {Promise<http.Server>}
 */
export function serveFolder(folder, port) {
  const files = sirv(folder, { dev: true, etag: true, extensions: [] });
  const server = http.createServer((request, response) => {
    response.setHeaders(new Map(Object.entries(STANDALONE_HEADERS)));
    if (path.extname(request.url.split('?')[0]) === '') request.url = '/index.html';
    files(request, response, () => response.writeHead(404).end());
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(error.code === 'EADDRINUSE' ? new Error(portsTaken([port])) : error),
    );
    server.listen(port, 'localhost', () => resolve(server));
  });
}
