import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createCall } from './call';
import type { ConsoleRecords, PreparedRecords } from './consoleRecords';
import { documentOf } from './documents';

interface Fault {
  /** A key of FAULTS, or an error code such as CONFLICT. */
  kind: string;
  /** Only this operation; all when absent. */
  operation?: string;
}

/** What the server is to be from now on. */
interface Modes {
  /** Off: a server of the bare specification, without versions and idempotency keys. */
  keepsVersions?: boolean;
  /** Off: a server that lets everybody do everything. */
  asksToSignIn?: boolean;
}

interface Order {
  reset?: Modes;
  fault?: Fault | null;
  put?: Partial<ConsoleRecords>;
  /** The list whose records are asked for. */
  list?: keyof ConsoleRecords;
}

interface Answer {
  status: number;
  body: string;
}

interface Call {
  operationName: string;
  variables: Record<string, unknown>;
  query: string;
  headers: Record<string, string>;
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*, Authorization',
  'access-control-allow-methods': 'POST',
};
const JSON_TYPE = 'application/json; charset=utf-8';

const send = (response: ServerResponse, status: number, body: string, type = JSON_TYPE) =>
  void response.writeHead(status, { ...CORS, 'content-type': type }).end(body);

/** Sends the first bytes of an answer, as long as the whole one. */
const begin = (response: ServerResponse, { status, body }: Answer) =>
  response
    .writeHead(status, { ...CORS, 'content-type': JSON_TYPE, 'content-length': Buffer.byteLength(body) })
    .write(body.slice(0, 10));

type Fail = (response: ServerResponse, real: () => Promise<Answer>, operation: string) => unknown;

/** Ways to go wrong on the wire. `real` asks the API first. */
const FAULTS: Record<string, Fail> = {
  silence: () => undefined,
  'applied-then-silence': (_, real) => real(),
  'half-a-body': async (response, real) => begin(response, await real()),
  cut: async (response, real) => {
    begin(response, await real());
    setImmediate(() => response.destroy());
  },
  'http-500': (response) => send(response, 500, 'Internal error', 'text/plain'),
  'errors-at-502': (response) =>
    send(response, 502, JSON.stringify({ errors: [{ message: 'Bad gateway' }] })),
  html: (response) => send(response, 200, '<!doctype html><title>Hotel Wi-Fi</title>', 'text/html'),
  'truncated-json': (response) => send(response, 200, '{"data":{"events":[{"id":"1","ti'),
  'other-json': (response) => send(response, 200, '{"message":"ok"}'),
  'data-with-errors': async (response, real, operation) => {
    const { body } = await real();
    const errors = [{ message: 'One part could not be read.', path: [operation, 0, 'image'] }];
    send(response, 200, JSON.stringify({ ...JSON.parse(body), errors }));
  },
};

/** A refusal in the shape of the API's own. */
const refusal = (code: string, operation: string) =>
  JSON.stringify({
    data: { [operation]: null },
    errors: [{ message: `The server says ${code}.`, path: [operation], extensions: { code } }],
    extensions: { versions: {}, idempotency: true },
  });

/** Stands between a console and the API: makes faults, takes the part of other servers, and counts the calls. */
export async function startConsoleProxy(apiUrl: string, prepared: PreparedRecords) {
  let modes: Modes = {};
  let fault: Fault | null = null;
  let tokens: Record<string, string> = {};
  /** Whether anything may be other than after a reset. */
  let isTouched = true;
  const calls: Call[] = [];
  /** Calls that the API has not answered yet, whether or not somebody still waits for them. */
  const underWay = new Set<Promise<unknown>>();
  /** Answers that a fault keeps open. */
  const held = new Set<ServerResponse>();

  async function control({ reset, fault: next, put, list }: Order) {
    await Promise.allSettled(underWay);
    if (reset) {
      [modes, fault] = [reset, null];
      held.forEach((response) => response.destroy());
      held.clear();
      if (isTouched) tokens = await prepared.reset();
      [isTouched, calls.length] = [false, 0];
    }
    if (put) {
      isTouched = true;
      await prepared.put(put);
    }
    if (next !== undefined) fault = next;
    const asOwner = { token: tokens.owner };
    const records = list && (await createCall(apiUrl)(documentOf(list), {}, asOwner)).data?.[list];
    return { calls, tokens, records };
  }

  async function askApi({ headers }: IncomingMessage, body: string): Promise<Answer> {
    const { keepsVersions = true, asksToSignIn = true } = modes;
    const passed = (name: string) => (headers[name] ? { [name]: String(headers[name]) } : {});
    const answer = await fetch(apiUrl, {
      method: 'POST',
      headers: {
        ...passed('accept'),
        ...passed('content-type'),
        ...(!asksToSignIn && { authorization: `Bearer ${tokens.owner}` }),
        ...passed('authorization'),
        ...(keepsVersions && {
          ...{ ...passed('if-match'), ...passed('idempotency-key') },
          ...{ ...passed('undelete'), ...passed('changes-since'), ...passed('attendance') },
        }),
      },
      body,
    });
    const real = await answer.text();
    if (keepsVersions) return { status: answer.status, body: real };
    return { status: answer.status, body: JSON.stringify({ ...JSON.parse(real), extensions: undefined }) };
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (request.method === 'OPTIONS') return response.writeHead(204, CORS).end();
    const body = await text(request);
    const isControl = request.url?.startsWith('/control');
    if (isControl) return send(response, 200, JSON.stringify(await control(JSON.parse(body) as Order)));
    const call = JSON.parse(body) as Call;
    const operation = call.operationName;
    const present = fault && (!fault.operation || fault.operation === operation) ? fault.kind : null;
    // As from a server that is not there.
    if (present === 'refused') return request.socket.destroy();
    calls.push({ ...call, headers: request.headers as Record<string, string> });
    const real = () => {
      isTouched ||= call.query.startsWith('mutation');
      const asked = askApi(request, body);
      underWay.add(asked);
      void asked.finally(() => underWay.delete(asked)).catch(() => undefined);
      return asked;
    };
    if (present === null) {
      const { status, body: whole } = await real();
      return send(response, status, whole);
    }
    held.add(response);
    const fail = FAULTS[present];
    return fail ? fail(response, real, operation) : send(response, 200, refusal(present, operation));
  }

  const http = createServer((request, response) => {
    answer(request, response).catch((error: Error) => {
      console.error(error);
      response.destroy();
    });
  });
  // The client ends connections that nobody uses: on a busy machine its next call may come late.
  http.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/graphql` };
}
