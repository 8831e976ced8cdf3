// @ts-check
/**
 * Imported first, it takes from this process what Node's own permissions don't know of in each version: the network, and ways to other
 * processes. The rest is theirs: no writing, no other process, no add-ons, and reading only of what is named.
 */
import { Console } from 'node:console';
import dgram from 'node:dgram';
import dns from 'node:dns';
import net from 'node:net';
import process from 'node:process';

function refuse() {
  throw new Error('A release has no network while its pages are rendered.');
}

/** @param {object} target @param {string[]} names */
function take(target, names) {
  for (const name of names)
    Object.defineProperty(target, name, { value: refuse, writable: false, configurable: false });
}

/** @param {Record<string, any>} target */
const functionsOf = (target) =>
  Object.getOwnPropertyNames(target).filter(
    (name) => name !== 'constructor' && typeof target[name] === 'function',
  );

take(net.Socket.prototype, ['connect']);
take(net.Server.prototype, ['listen', '_listen2']);
take(dgram.Socket.prototype, ['bind', 'send', 'connect']);
for (const target of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype])
  take(target, functionsOf(target));
take(
  globalThis,
  ['fetch', 'WebSocket', 'EventSource'].filter((name) => name in globalThis),
);

const consoleOfErrors = new Console(process.stderr, process.stderr);
/** What a release says is no part of the answer. */
const heard = Object.fromEntries(
  /** @type {('log')[]} */ (functionsOf(console)).map((name) => [
    name,
    (/** @type {unknown[]} */ ...words) => consoleOfErrors[name]?.(...words),
  ]),
);

const { nextTick, version, versions, platform, arch } = process;
/** All that a release sees of this process. The rest of it leads to Node's insides, to files and to other processes. */
const visible = Object.freeze({
  env: { NODE_ENV: 'production' },
  browser: false,
  emit: () => false,
  emitWarning: () => undefined,
  nextTick,
  version,
  versions,
  platform,
  arch,
});
for (const [name, value] of Object.entries({ console: heard, process: visible }))
  Object.defineProperty(globalThis, name, { value, writable: false, configurable: false });
