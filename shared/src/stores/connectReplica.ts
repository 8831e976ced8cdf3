import type { Replica, StorageReport } from './replica';
import type { StoredKey } from './stored-keys';
import { readMessage, sendToTabs, type TabChannel } from './tab-messages';
import type { Vault } from './vault';

/**
 * White space after the JSON: a tab that speaks the channel wrote this, so its change arrives there and the
 * `storage` event is no news. Changes together with the channel's name.
 */
const MARK = '\n';

/** How long what other tabs sent may be under way. */
const SETTLE_MS = 1000;

interface Parts<V extends object, O extends { type: string }> {
  /** Names the store on the channel. */
  name: string;
  replica: Replica<V, O>;
  empty: V;
  keys: StoredKey<V>[];
  vault: Vault;
  channel: TabChannel | null;
  report: (report: Partial<StorageReport>) => void;
}

export interface ReplicaConnection {
  /** What came over the channel. */
  hear: (data: unknown) => void;
  /** A `storage` event: another page wrote (or removed) this key; null means all of them. */
  notice: (key: string | null, text: string | null) => void;
  /** The page is back from the browser's page cache, where it heard nobody. */
  wake: () => void;
  dispose: () => void;
}

/** Reads a store's keys once, then keeps storage and the other tabs at the values shown here. */
export function connectReplica<V extends object, O extends { type: string }>({
  name,
  replica,
  empty,
  keys,
  vault,
  channel,
  report,
}: Parts<V, O>): ReplicaConnection {
  const { log } = replica;
  const unsaved = new Set<StoredKey<V>>();
  let setAside: string[] = [];
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const written = ({ write }: StoredKey<V>) => {
    const text = write(log.values());
    return text !== null && channel ? text + MARK : text;
  };

  function later(run: () => void) {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, SETTLE_MS);
    timers.add(timer);
  }

  function interpret(slot: StoredKey<V>, text: string | null) {
    const reading = slot.read(text);
    if (reading.damaged && text !== null) {
      vault.setAside(slot.key, text);
      if (!setAside.includes(slot.key)) setAside = [...setAside, slot.key];
    }
    return reading;
  }

  function readAll() {
    return keys.reduce<V>(
      (all, slot) => ({ ...all, ...interpret(slot, vault.read(slot.key)).values }),
      empty,
    );
  }

  function save() {
    for (const slot of unsaved) if (vault.write(slot.key, written(slot))) unsaved.delete(slot);
    report({ setAside, storageFailed: unsaved.size > 0 });
  }

  function saveSince(previous: V) {
    for (const slot of keys) if (slot.differs(previous, log.values())) unsaved.add(slot);
    save();
  }

  /** Asked twice: the second answer has what was still under way at the first. */
  function sayHello() {
    const ask = () => {
      const { since, tab } = log.history().base;
      sendToTabs<V, O>(channel, name, { kind: 'hello', base: { since, tab } });
    };
    ask();
    if (channel) later(ask);
  }

  function adopt(slot: StoredKey<V>, text: string | null) {
    const { values, unreadable } = interpret(slot, text);
    if (unreadable) {
      unsaved.add(slot);
      save();
    } else replica.perform({ type: 'replace', values, unite: slot.growsOnly });
  }

  function noticeKey(slot: StoredKey<V>, text: string | null) {
    const before = log.values();
    if (text?.trimEnd() === slot.write(before)?.trimEnd()) return;
    if (channel && text?.endsWith(MARK)) return;
    if (!channel || text !== null) return adopt(slot, text);
    // A removal carries no mark. If one of our tabs did it, the channel says so soon.
    later(() => {
      if (vault.read(slot.key) === null && !slot.differs(before, log.values())) adopt(slot, null);
    });
  }

  const read = readAll();
  replica.update(() => log.start(read));
  const stopListening = replica.listen((previous, entry) => {
    saveSince(previous);
    if (entry) sendToTabs<V, typeof entry.operation>(channel, name, { kind: 'changes', entries: [entry] });
  });
  saveSince(read);
  report({ ready: true });
  sayHello();

  return {
    notice(key, text) {
      for (const slot of keys) if (key === null || key === slot.key) noticeKey(slot, text);
    },
    hear(data) {
      const message = readMessage<V, Parameters<typeof log.record>[0]>(data, name);
      if (!message) return;
      if (message.kind === 'changes') replica.update(() => log.receive(message.entries));
      else if (message.kind === 'history') replica.update(() => log.merge(message));
      else sendToTabs(channel, name, { kind: 'history', ...log.historyFor(message.base) });
    },
    wake() {
      // What could not be saved exists only in this memory, so memory stays.
      if (unsaved.size === 0) replica.update(() => log.startOver(readAll()));
      sayHello();
    },
    dispose() {
      stopListening();
      timers.forEach(clearTimeout);
    },
  };
}
