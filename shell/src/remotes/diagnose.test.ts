/**
 * @jest-environment @venue/platform/testing/jestDom
 * @jest-environment-options {"url": "https://venue.example/"}
 */
import { createHash, webcrypto } from 'node:crypto';
import { diagnose } from './diagnose';
import { ScriptError, scriptErrorOf, type ScriptFailure } from './ScriptError';

const URL_OF_CHUNK = 'https://site.example/1.0.0/home.1a2b3c4d.js';
const CODE = 'console.log("home")';
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const script = (body: string, status = 200, type = 'text/javascript; charset=utf-8') =>
  new Response(body, { status, headers: { 'Content-Type': type } });

/** A server that answers with these, in order. */
function serverAnswers(...answers: (Response | Error)[]) {
  const fetch = jest.spyOn(globalThis, 'fetch');
  for (const answer of answers)
    if (answer instanceof Error) fetch.mockRejectedValueOnce(answer);
    else fetch.mockResolvedValueOnce(answer);
  return fetch;
}

function online(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
}

beforeAll(() => Object.defineProperty(globalThis, 'crypto', { value: webcrypto }));
beforeEach(() => online(true));
afterEach(() => jest.restoreAllMocks());

const failed = (failure: ScriptFailure = 'error', integrity = hashOf(CODE)) =>
  new ScriptError(URL_OF_CHUNK, failure, integrity);

describe('why a script did not come', () => {
  it.each([
    ['gone when the server has no such file', [script('', 404)], 'gone'],
    ['gone when the server has removed it', [script('', 410)], 'gone'],
    ['unreachable when the server fails', [script('', 500)], 'unreachable'],
    ['unreachable when something else answers', [script('<!doctype html>', 200, 'text/html')], 'unreachable'],
    ['unreachable when nothing answers', [new TypeError('Failed to fetch')], 'unreachable'],
    ['unreachable when it arrives whole the second time', [script(CODE)], 'unreachable'],
    ['refused when one byte differs', [script(CODE.replace('home', 'home!'))], 'refused'],
  ] as const)('a script is %s', async (_, answers, reason) => {
    serverAnswers(...answers);
    expect(await diagnose(failed())).toBe(reason);
  });

  it('a script that has no hash in development is unreachable when it arrives the second time', async () => {
    serverAnswers(script(CODE));
    expect(await diagnose(failed('error', ''))).toBe('unreachable');
  });

  it('the browser is asked to renew a copy that it holds', async () => {
    const fetch = serverAnswers(script(CODE));
    await diagnose(failed());
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ cache: 'reload' });
  });

  const NO_ANSWER = new TypeError('Failed to fetch');

  it.each([
    ['nothing answers', 'error', [NO_ANSWER, NO_ANSWER], 'offline'],
    ['the answer is late', 'timeout', [NO_ANSWER], 'offline'],
    ['only the shell answers', 'error', [NO_ANSWER, new Response()], 'unreachable'],
    ['the answer is late, but the shell answers', 'timeout', [new Response()], 'unreachable'],
  ] as const)('on a device without a connection, when %s', async (_, failure, answers, reason) => {
    online(false);
    serverAnswers(...answers);
    expect(await diagnose(failed(failure))).toBe(reason);
  });

  it('a device that takes itself for offline believes an answer', async () => {
    online(false);
    serverAnswers(script('', 404));
    expect(await diagnose(failed())).toBe('gone');
  });

  it.each([
    ['broken', 'broken'],
    ['timeout', 'unreachable'],
  ] as const)('a script that failed by "%s" is %s without another request', async (failure, reason) => {
    const fetch = serverAnswers();
    expect(await diagnose(failed(failure))).toBe(reason);
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('the script behind an error', () => {
  const chunkError = (type: string) =>
    Object.assign(new Error('Loading chunk home failed.'), {
      name: 'ChunkLoadError',
      request: URL_OF_CHUNK,
      type,
      event: { target: Object.assign(document.createElement('script'), { integrity: hashOf(CODE) }) },
    });

  it.each([
    ['error', 'error'],
    ['timeout', 'timeout'],
    ['missing', 'broken'],
  ])('a chunk that webpack reports as "%s" is a script with the failure "%s"', (type, failure) => {
    expect(scriptErrorOf(chunkError(type))).toMatchObject({
      url: URL_OF_CHUNK,
      failure,
      integrity: hashOf(CODE),
    });
  });

  it('other errors have no script behind them', () => {
    expect(scriptErrorOf(new Error('Loading chunk home failed.'))).toBeNull();
    expect(scriptErrorOf('gone')).toBeNull();
  });
});
