import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import Negotiator from 'negotiator';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;

/** The encodings that the server has, the smaller one first, each with its ending in the pool. */
export const ENCODINGS = { br: 'br', gzip: 'gz' };

/** For an answer that somebody waits for. */
const QUICK = 4;

/** Those of our encodings that a request takes, the best one first. @param {string} [header] `Accept-Encoding`. */
export function encodingsOf(header) {
  const names = Object.keys(ENCODINGS);
  const taken = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(names);
  return names.filter((name) => taken.includes(name));
}

/**
 * Compresses a text, off the main thread.
 * @param {'br' | 'gzip' | undefined} encoding
 * @param {number} [quality] Of Brotli, to 11.
 * @returns {Promise<Buffer>}
 */
export function encode(body, encoding, quality = QUICK) {
  if (encoding === 'gzip') return gzip(body);
  if (encoding !== 'br') return Promise.resolve(body);
  return brotli(body, {
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}

const MAX_JOBS = 500;

/**
 * Jobs for times when the server has little to do, one after the other.
 * @param {{ log: (text: string) => void, waitMs?: number, mayWork?: number }} options `mayWork` is the share of its time that the
 *   server may have worked before a job begins.
 */
export function createIdleJobs({ log, waitMs = 500, mayWork = 0.3 }) {
  const waiting = [];
  let isRunning = false;
  let isClosed = false;

  async function isIdle() {
    const before = performance.eventLoopUtilization();
    await pause(waitMs, undefined, { ref: false });
    return performance.eventLoopUtilization(before).utilization <= mayWork;
  }

  async function run() {
    for (let job = waiting[0]; job && !isClosed; job = waiting[0]) {
      const isTime = !job.isWanted() || (await isIdle());
      if (!isTime || isClosed) continue;
      waiting.shift();
      if (job.isWanted())
        await job.run().catch((error) => log(`A page is not packed tighter: ${error.message}`));
    }
    isRunning = false;
  }

  return {
    /** @param {{ isWanted: () => boolean, run: () => Promise<void> }} job Left out when too many are waiting. */
    add(job) {
      if (waiting.length < MAX_JOBS) waiting.push(job);
      if (isRunning) return;
      isRunning = true;
      void run();
    },
    close() {
      isClosed = true;
    },
  };
}
