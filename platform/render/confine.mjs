// @ts-check
/**
 * Imported first, it takes the network from this process, of which Node's own permissions don't know in each version. The rest is theirs:
 * no writing, no other process, no add-ons, and reading only of what is named.
 */
import dgram from 'node:dgram';
import dns from 'node:dns';
import net from 'node:net';

const refuse = () => {
  throw new Error('A release has no network while its pages are rendered.');
};

/** @param {object} target @param {string[]} names */
function take(target, names) {
  for (const name of names)
    Object.defineProperty(target, name, { value: refuse, writable: false, configurable: false });
}

take(net.Socket.prototype, ['connect']);
take(net.Server.prototype, ['listen']);
take(dgram.Socket.prototype, ['bind', 'send', 'connect']);
take(dns, ['lookup', 'resolve', 'resolve4', 'resolve6']);
take(dns.promises, ['lookup', 'resolve', 'resolve4', 'resolve6']);
take(
  globalThis,
  ['fetch', 'WebSocket', 'EventSource'].filter((name) => name in globalThis),
);
// The internals below would be a way around what is above.
take(process, ['binding', '_linkedBinding', 'dlopen', 'kill', 'abort']);
