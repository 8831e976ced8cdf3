// @ts-check
import * as changes from '../choice/changes.mjs';
import { APPS, metricsPort } from '../ports.mjs';
import { table } from './words.mjs';

/** @typedef {import('./changeChoice.mjs').Context & { metrics?: string, target?: string }} Context */

const KINDS = ['scripts', 'screen', 'hydration', 'policy', 'handler', 'rejection', 'press', 'form'];
const LINE = /^(\w+)\{(.*)\} ([\d.e+]+)$/;
const LABEL = /(\w+)="([^"]*)"/g;

/** Adds up the counters of some servers, by name and labels. @param {string[]} texts In Prometheus' text format. */
function addUp(texts) {
  const sums = new Map();
  for (const line of texts.join('\n').split('\n')) {
    const [, name, labels = '', value] = LINE.exec(line) ?? [];
    if (!name) continue;
    const {
      remote,
      version,
      kind = '',
    } = Object.fromEntries([...labels.matchAll(LABEL)].map(([, label, text]) => [label, text]));
    const key = [name, remote, version, kind].join(' ');
    sums.set(key, (sums.get(key) ?? 0) + Number(value));
  }
  return (/** @type {string[]} */ ...key) => sums.get([...key, ''].slice(0, 4).join(' ')) ?? 0;
}

/** @param {string} address */
async function read(address) {
  const answer = await fetch(address, { signal: AbortSignal.timeout(5000) }).catch(() => null);
  if (answer?.ok) return answer.text();
  throw new Error(
    `What the servers have counted can't be read at ${address}. With another address: --metrics ADDRESS`,
  );
}

/**
 * What visitors' browsers have reported of each release in use since the servers were started: live and canary beside each other, for whoever
 * decides about the canary.
 * @param {Context} context
 */
export async function health({ place, metrics, target = 'start' }) {
  const own = `http://localhost:${metricsPort(/** @type {import('../ports.mjs').Target} */ (target))}/metrics`;
  const count = addUp(await Promise.all((metrics ?? own).split(',').map(read)));
  const choice = place.store.choice();
  const rows = APPS.filter(({ host }) => !host).flatMap(({ name, folder }) => {
    const deployment = changes.deploymentOf(choice, name);
    return changes.inUse(deployment).map((version) => {
      const visitors = count('release_visits_total', name, version);
      const faults = KINDS.map((kind) => count('release_faults_total', name, version, kind));
      const share = (/** @type {number} */ faulty) =>
        visitors === 0 ? '-' : `${((faulty / visitors) * 100).toFixed(1)} %`;
      return [
        folder,
        version,
        changes.usesOf(deployment, version).join(', '),
        String(visitors),
        ...faults.map(share),
      ];
    });
  });
  const note =
    'Visitors of each kind of fault, of those who have reported since the servers were started. While there is no canary, only some report (the setting reports).';
  return `${table([['remote', 'release', 'is', 'visitors', ...KINDS], ...rows])}\n${note}`;
}
