import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Serves the site's pages from another port in two parts, as a slow network may deliver them, and its other files whole.
 * @param site Origin of the site.
 * @param partAt Returns the length of the first part, in characters of the page's HTML.
 * @returns The origin, `sendRest`, which sends the second part of the page asked for last, and `close`.
 */
export async function servedInTwo(site: string, partAt: (html: string) => number) {
  let sendRest = () => {};
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '/', site));
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'content-type': type });
      if (!type.startsWith('text/html')) return response.end(Buffer.from(await answer.arrayBuffer()));
      const html = await answer.text();
      const at = partAt(html);
      response.write(html.slice(0, at));
      sendRest = () => response.end(html.slice(at));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    sendRest: () => sendRest(),
    close: () => server.close(),
  };
}
