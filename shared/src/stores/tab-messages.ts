import type { Entry, History } from './operation-log';
import { isObject } from './stored-shapes';

/** As much of a BroadcastChannel as the stores need. */
export interface TabChannel extends EventTarget {
  postMessage(message: unknown): void;
}

/** What the tabs tell each other about one store. */
export type TabMessage<V, O> =
  | { kind: 'changes'; entries: Entry<O>[] }
  /** A tab that has just started asks what the others know. */
  | { kind: 'hello'; base: { since: number; tab: string } }
  | ({ kind: 'history' } & History<V, O>);

/** Sent as text, like everything that is stored: what JSON drops here, storage drops too. */
export function sendToTabs<V, O>(channel: TabChannel | null, store: string, message: TabMessage<V, O>) {
  try {
    channel?.postMessage(JSON.stringify({ store, ...message }));
  } catch {
    // A channel that was closed has nobody to tell.
  }
}

const isEntry = (value: unknown) =>
  isObject(value) &&
  typeof value.time === 'number' &&
  typeof value.tab === 'string' &&
  isObject(value.operation);

function isMessage<V, O>(value: unknown): value is TabMessage<V, O> {
  if (!isObject(value)) return false;
  const { kind, base, entries } = value;
  const hasBase = isObject(base) && typeof base.since === 'number' && typeof base.tab === 'string';
  const hasEntries = Array.isArray(entries) && entries.every(isEntry);
  if (kind === 'hello') return hasBase;
  return hasEntries && (kind === 'changes' || (kind === 'history' && hasBase));
}

/** The message about this store in what came over the channel, or null for anything else. */
export function readMessage<V, O>(data: unknown, store: string): TabMessage<V, O> | null {
  if (typeof data !== 'string') return null;
  try {
    const message: unknown = JSON.parse(data);
    return isObject(message) && message.store === store && isMessage<V, O>(message) ? message : null;
  } catch {
    return null;
  }
}
