import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { API_ORIGIN } from '../support/addresses';
import { momentInNairobi, stopClock } from '../support/nairobi';

/** Where a page says what went wrong in it, below its own origin. */
const SAID = '/said-by-page/';
/** An empty page of the site, to fill the storage of its origin before the first visit. */
export const BLANK = '/blank-page';

/** In the page, before any other script: reports errors and warnings, in every engine the same. */
function report(journey: number) {
  return `(() => {
    const say = (words) => navigator.sendBeacon('${SAID}${journey}', words);
    let isLeft = false;
    addEventListener('pagehide', () => (isLeft = true));
    addEventListener('error', ({ message, target }) => {
      if (message) say('uncaught: ' + message);
      // Engines also report files whose loading ends as the page is left.
      else if (target.matches('script, link[rel=stylesheet]'))
        setTimeout(() => isLeft || say('not loaded: ' + (target.src || target.href)), 500);
    }, true);
    addEventListener('unhandledrejection', ({ reason }) => say('unhandled: ' + reason));
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => say('forbidden: ' + violatedDirective + ' ' + blockedURI));
    for (const level of ['error', 'warn']) {
      const write = console[level];
      console[level] = (...words) => { say(level + ': ' + words.join(' ')); write.apply(console, words); };
    }
  })()`;
}

/** Puts a script at the beginning of a page, and permits it in the page's policy. */
function withScript(html: string, policy: unknown, script: string) {
  const hash = createHash('sha256').update(script).digest('base64');
  return {
    html: html.replace(/<head[^>]*>/, (head) => `${head}<script>${script}</script>`),
    policy: String(policy).replace('script-src ', `script-src 'sha256-${hash}' `),
  };
}

/**
 * The network of one browser, as a proxy for all its addresses. So a test can hold back a file, cut the connection and
 * read what pages complain of, in every engine by the same few lines.
 * @param otherHostsPort Answers in place of every host but this machine.
 */
export async function startNetwork(otherHostsPort: number) {
  const messages: string[] = [];
  let journey = 0;
  let isOffline = false;
  let api: string | null = null;
  let clock = '';
  let held: { file: RegExp; released: Promise<void> } | null = null;
  let replaced: { address: string; text: string } | null = null;

  async function hear(url: string, request: IncomingMessage, response: ServerResponse) {
    const message = await text(request);
    // A page of the journey before may still be talking.
    if (url.endsWith(`${SAID}${journey}`)) messages.push(message);
    response.writeHead(204).end();
  }

  async function passPage(answer: IncomingMessage, response: ServerResponse) {
    const { html, policy } = withScript(
      await text(answer),
      answer.headers['content-security-policy'],
      clock + report(journey),
    );
    const headers = { ...answer.headers, 'content-security-policy': policy };
    delete headers['content-length'];
    response.writeHead(answer.statusCode ?? 502, headers);
    response.end(html);
  }

  function passOn(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '');
    const target = url.origin === API_ORIGIN ? api && new URL(api) : url;
    if (!target || !/^(localhost|127\.0\.0\.1)$/.test(target.hostname)) return void response.destroy();
    const headers = { ...request.headers };
    const isPage = (headers.accept ?? '').includes('text/html');
    if (isPage) {
      delete headers['accept-encoding'];
      delete headers['if-none-match'];
    }
    const onward = ask(target, { method: request.method, headers }, (answer) => {
      if (isPage && String(answer.headers['content-type']).startsWith('text/html'))
        return void passPage(answer, response);
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  }

  const proxy = createServer((request, response) => {
    const url = request.url ?? '';
    if (url.includes(SAID)) return void hear(url, request, response);
    if (url.endsWith(BLANK))
      return void response
        .writeHead(200, { 'Content-Type': 'text/html' })
        .end('<!doctype html><title>Blank</title>');
    if (isOffline) return void response.destroy();
    if (replaced && url.endsWith(replaced.address))
      return void response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(replaced.text);
    if (!held?.file.test(url)) return passOn(request, response);
    void held.released.then(() => passOn(request, response));
  });
  // Other hosts are asked over TLS, through a tunnel.
  proxy.on('connect', (_request, socket) => {
    if (isOffline) return void socket.destroy();
    const other = connect(otherHostsPort, '127.0.0.1', () => socket.write('HTTP/1.1 200 OK\r\n\r\n'));
    other.on('error', () => socket.destroy());
    socket.on('error', () => other.destroy());
    socket.pipe(other).pipe(socket);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');

  return {
    port: (proxy.address() as AddressInfo).port,
    /** What the pages of this journey have complained of. */
    messages,
    /** A new journey: whole network, no server for the console, and no complaint. */
    reset() {
      journey += 1;
      messages.length = 0;
      isOffline = false;
      api = null;
      clock = '';
      held = replaced = null;
    },
    /** Cuts every connection, or restores them. */
    setOffline(offline: boolean) {
      isOffline = offline;
    },
    /** The clock of the next pages stands still at a moment in Nairobi. */
    stopClockAt(moment: string) {
      clock = `(${stopClock.toString()})(${momentInNairobi(moment)});`;
    },
    /** The console's calls are answered by this server. */
    serveApi(address: string) {
      api = address;
    },
    /** Holds files back until the returned function is called. */
    hold(file: RegExp) {
      let release = () => {};
      held = { file, released: new Promise((resolve) => (release = resolve)) };
      return () => {
        held = null;
        release();
      };
    },
    /** Has another script arrive in place of the one at an address. */
    replace(address: string, text: string) {
      replaced = { address, text };
    },
    close: () => proxy.close(),
  };
}

export type Network = Awaited<ReturnType<typeof startNetwork>>;
