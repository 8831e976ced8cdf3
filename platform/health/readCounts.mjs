import { lookup } from 'node:dns/promises';
import { START_BUCKETS } from '../hosting/releaseCounts.mjs';

const TIMEOUT_MS = 5000;
const LINE = /^(release_\w+)\{([^}]*)\} (\d+)$/;

/** The counters of releases in Prometheus' text. @returns {Map<string, number>} By name and labels, as they stand there. */
export function parseCounts(text) {
  const counts = new Map();
  for (const line of text.split('\n')) {
    const [, name, labels, total] = LINE.exec(line) ?? [];
    if (name) counts.set(`${name}{${labels}}`, Number(total));
  }
  return counts;
}

/** The addresses of every server behind a name, since each counts for itself. */
async function addressesOf(metrics) {
  const found = [];
  for (const address of metrics.split(',')) {
    const url = new URL(address);
    const hosts =
      url.hostname === 'localhost' ? [{ address: 'localhost' }] : await lookup(url.hostname, { all: true });
    for (const { address: host, family } of hosts) {
      const one = new URL(url);
      one.hostname = family === 6 ? `[${host}]` : host;
      found.push(one.href);
    }
  }
  return found;
}

async function readServer(address) {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return parseCounts(await answer.text());
}

/**
 * Reads what the servers of a site have counted since a moment.
 * @param {string} metrics Addresses of `/metrics`, with commas between them.
 * @returns {() => Promise<Map<string, number>>} Each call reads anew. The first one begins at zero with `isFromNow`; a server
 *   that was restarted begins anew, and loses nothing that was read before.
 * @throws Error when a server can't be read.
 */
export function readingCounts(metrics, { isFromNow = false } = {}) {
  const servers = new Map();
  let isFirst = true;
  return async () => {
    const sum = new Map();
    for (const address of await addressesOf(metrics).catch((error) => unreadable(metrics, error))) {
      const counts = await readServer(address).catch((error) => unreadable(address, error));
      const known = servers.get(address) ?? {
        before: isFirst && isFromNow ? counts : new Map(),
        added: new Map(),
      };
      for (const [name, total] of counts) {
        const before = known.before.get(name) ?? 0;
        known.added.set(name, (known.added.get(name) ?? 0) + (total >= before ? total - before : total));
      }
      servers.set(address, { before: counts, added: known.added });
    }
    isFirst = false;
    for (const { added } of servers.values())
      for (const [name, total] of added) sum.set(name, (sum.get(name) ?? 0) + total);
    return sum;
  };
}

function unreadable(address, { message, cause }) {
  throw new Error(
    `What the servers have counted can't be read at ${address} (${cause?.code ?? message}). With another address: --metrics ADDRESS`,
  );
}

/**
 * What was counted of one release.
 * @typedef {{ visits: number, faults: number, byKind: Record<string, number>, starts: number[], found: number, failed: number }} Health
 *   `starts` are starts with a known time, by bucket; `found` and `failed` are requests for its files.
 */

/** @returns {Health} */
export function healthOf(counts, remote, version) {
  const prefix = `remote="${remote}",version="${version}"`;
  const of = (name, label) => counts.get(`${name}{${prefix}${label ? `,${label}` : ''}}`) ?? 0;
  const byKind = {};
  for (const [counter, total] of counts)
    if (counter.startsWith(`release_faults_total{${prefix},`))
      byKind[/kind="(\w+)"/.exec(counter)[1]] = total;
  const upTo = START_BUCKETS.map((limit) => of('release_start_seconds_bucket', `le="${limit}"`));
  return {
    visits: of('release_visits_total'),
    faults: Object.values(byKind).reduce((sum, total) => sum + total, 0),
    byKind,
    starts: upTo.map((total, place) => total - (upTo[place - 1] ?? 0)),
    found: of('release_files_total', 'result="found"'),
    failed: of('release_files_total', 'result="failed"'),
  };
}
