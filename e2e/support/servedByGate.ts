import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the gate answers when a page is asked for: the site's page, an error of that status, or nothing at all. */
type Answer = 'page' | 'silence' | number;

/**
 * Serves the site from another port, as a gate before its server does.
 * @param site Origin of the site.
 */
export async function servedByGate(site: string) {
  let answer: Answer = 'page';
  const server = createServer((request, response) => {
    void (async () => {
      const isPage = request.headers.accept?.startsWith('text/html');
      if (isPage && answer === 'silence') return;
      if (isPage && typeof answer === 'number') return response.writeHead(answer).end(`Error ${answer}`);
      const { status, headers, body } = await fetch(new URL(request.url ?? '/', site));
      response.writeHead(status, { 'content-type': headers.get('content-type') ?? '' });
      return response.end(body ? Buffer.from(await new Response(body).arrayBuffer()) : undefined);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    answerPages: (next: Answer) => void (answer = next),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
