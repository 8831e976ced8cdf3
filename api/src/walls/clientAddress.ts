import { isIPv6 } from 'node:net';

/** Somebody with one IPv6 connection may have all networks of a /48, so these count together. */
function network(address: string) {
  const plain = address.replace(/^::ffff:/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':').filter(Boolean);
  const padding = tail === undefined ? [] : Array<string>(8 - groups.length).fill('0');
  return [...groups, ...padding].slice(0, 3).join(':');
}

/**
 * The client as rate limits know it. Each proxy appends the address it was called from, so going back from the last one,
 * the first that is no proxy of ours is the client. What stands before it may be anybody's invention.
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | null,
  isTrusted: (address: string) => boolean,
) {
  const chain = [...(forwardedFor?.split(',').map((each) => each.trim()) ?? []), socketAddress];
  return network(chain.findLast((address) => !isTrusted(address)) ?? chain[0] ?? '');
}
