import { lookup } from 'node:dns/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { BlockList, isIP } from 'node:net';
import { atMostEvery } from './atMostEvery';

/** How long the addresses of a host name are used before they are asked for again: a container gets a new one. */
const LOOKUP_MS = 10_000;
/** So long a request waits for that; then it goes by the addresses of before. */
const PATIENCE_MS = 300;

const HOST_NAME = /^[a-z\d]([\w.-]*[a-z\d])?$/i;

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether a text names an address, a network such as `10.0.0.0/8`, or a host. */
export function isProxyName(name: string) {
  const [address = '', length, ...more] = name.split('/');
  if (length === undefined) return isIP(address) > 0 || (HOST_NAME.test(name) && !/^[\d.]+$/.test(name));
  const bits = Number(length);
  return (
    more.length === 0 && /^\d+$/.test(length) && bits <= { 0: -1, 4: 32, 6: 128 }[isIP(address) as 0 | 4 | 6]
  );
}

export interface TrustedProxies {
  /** Brings the addresses of host names up to date, where they may have changed. */
  update: () => Promise<void>;
  has: (address: string) => boolean;
}

/**
 * The proxies whose word about their client is believed.
 * @param names Addresses, networks and names of hosts.
 */
export function createTrustedProxies(
  names: readonly string[],
  lookUp: (host: string) => Promise<string[]> = async (host) =>
    (await lookup(host, { all: true })).map(({ address }) => address),
): TrustedProxies {
  const fixed = new BlockList();
  const hosts: string[] = [];
  for (const name of names) {
    const [address = '', length] = name.split('/');
    if (length !== undefined) fixed.addSubnet(address, Number(length), familyOf(address));
    else if (isIP(name)) fixed.addAddress(name, familyOf(name));
    else hosts.push(name);
  }
  let found: Set<string> | null = null;
  const lookUpHosts = async () => {
    // A host that is away has no address that could be believed.
    const addresses = await Promise.all(hosts.map((host) => lookUp(host).catch(() => [])));
    found = new Set(addresses.flat());
  };

  const lookUpNow = atMostEvery(LOOKUP_MS, lookUpHosts);
  async function update() {
    const looked = lookUpNow();
    if (found === null) return looked;
    const end = new AbortController();
    await Promise.race([looked, wait(PATIENCE_MS, undefined, end).catch(() => undefined)]);
    end.abort();
  }

  return {
    update: hosts.length > 0 ? update : async () => undefined,
    has: (address) => {
      const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '');
      return isIP(plain) > 0 && (found?.has(plain) === true || fixed.check(plain, familyOf(plain)));
    },
  };
}
