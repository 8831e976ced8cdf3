import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves a site from another port, its pages as they are passed on. */
async function servedThrough(site: string, sendPage: (page: Response, response: ServerResponse) => unknown) {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '/', site));
      if (request.headers.accept?.startsWith('text/html')) return sendPage(answer, response);
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
      return response.end(Buffer.from(await answer.arrayBuffer()));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** Serves a site as through a gate, which answers for pages with the page, an error of that status, or nothing at all. */
export async function servedByGate(site: string) {
  let answer: 'page' | 'silence' | number = 'page';
  const served = await servedThrough(site, async (page, response) => {
    if (typeof answer === 'number') response.writeHead(answer).end(`Error ${answer}`);
    else if (answer === 'page') response.writeHead(page.status, HTML).end(await page.text());
  });
  return { ...served, answerPages: (next: typeof answer) => void (answer = next) };
}

/**
 * Serves a site's pages in two parts, as a slow network may deliver them.
 * @param partAt Returns the length of the first part, in characters of the page's HTML.
 * @returns Also `sendRest`, which sends the second part of the page asked for last.
 */
export async function servedInTwo(site: string, partAt: (html: string) => number) {
  let sendRest = () => {};
  const served = await servedThrough(site, async (page, response) => {
    const html = await page.text();
    const at = partAt(html);
    response.writeHead(page.status, HTML).write(html.slice(0, at));
    sendRest = () => response.end(html.slice(at));
  });
  return { ...served, sendRest: () => sendRest() };
}
