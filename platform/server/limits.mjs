import { isIPv6 } from 'node:net';

/** What the server lets through to the API: how long it waits, the largest body, and how often one address may ask. */
export const API_LIMITS = {
  connectMs: 2000,
  readMs: 30_000,
  bodyBytes: 1_048_576,
  // 40 a second, all of three seconds at once.
  rate: { max: 120, timeWindow: 3000 },
};

/** How often one address may report about releases, 20 a second. Many visitors of a mobile network share one. */
export const REPORT_LIMITS = { rate: { max: 60, timeWindow: 3000 } };

/** The eight groups of an IPv6 address. */
function groupsOf(address) {
  const [head, tail] = address.split('::');
  const before = head ? head.split(':') : [];
  if (tail === undefined) return before;
  const after = tail ? tail.split(':') : [];
  return [...before, ...Array(8 - before.length - after.length).fill('0'), ...after];
}

/** Whose requests are counted together: an IPv4 address, or the network of 64 bits that one household has of IPv6. */
export function visitorAddress(ip) {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip) ?? [];
  if (mapped || !isIPv6(ip)) return mapped ?? ip;
  const network = groupsOf(ip.split('%')[0]).slice(0, 4);
  return `${network.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`;
}
