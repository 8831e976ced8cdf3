import { connectStorage } from './connectStorage';
import { createCartStore } from './createCartStore';
import { createUserStore } from './createUserStore';

/** For tests: a browser whose tabs run in processes of their own, so that everything between them takes time. */
export type Delivery = () => void;

class PretendStorage implements Storage {
  readonly unsent: { key: string; text: string | null }[] = [];
  /** Own writes that the browser has not confirmed: until then this process sees them, whatever others write. */
  readonly unconfirmed: string[] = [];
  constructor(
    readonly cache: Map<string, string>,
    readonly page: EventTarget,
  ) {}
  get length() {
    return this.cache.size;
  }
  key(index: number) {
    return [...this.cache.keys()][index] ?? null;
  }
  getItem(key: string) {
    return this.cache.get(key) ?? null;
  }
  setItem(key: string, text: string) {
    if (this.cache.get(key) === text) return;
    this.cache.set(key, text);
    this.unsent.push({ key, text });
    this.unconfirmed.push(key);
  }
  removeItem(key: string) {
    if (!this.cache.delete(key)) return;
    this.unsent.push({ key, text: null });
    this.unconfirmed.push(key);
  }
  clear() {
    for (const key of [...this.cache.keys()]) this.removeItem(key);
  }
  /** Another process wrote: this one sees it, unless it has written the key itself meanwhile. */
  arrive(key: string, text: string | null) {
    if (!this.unconfirmed.includes(key)) {
      if (text === null) this.cache.delete(key);
      else this.cache.set(key, text);
    }
    this.page.dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
  }
}

export function createPretendBrowser(random: () => number) {
  const disk = new Map<string, string>();
  const tabs: { storage: PretendStorage; channel: EventTarget; queue: Delivery[] }[] = [];
  let messages: { to: EventTarget; data: unknown }[] = [];

  function openTab({ connected = true } = {}) {
    const page = new EventTarget();
    const storage = new PretendStorage(new Map(disk), page);
    const channel = Object.assign(new EventTarget(), {
      postMessage(data: unknown) {
        for (const tab of tabs) if (tab.channel !== channel) messages.push({ to: tab.channel, data });
      },
    });
    const tab = { storage, channel, queue: [] };
    tabs.push(tab);
    const stores = { user: createUserStore(), cart: createCartStore() };
    const dispose = connected ? connectStorage(stores, { storage, channel, page }) : () => undefined;
    const close = () => {
      dispose();
      tabs.splice(tabs.indexOf(tab), 1);
      storage.unsent.forEach(({ key, text }) => commit(storage, key, text));
    };
    return { user: stores.user, cart: stores.cart, storage, page, close };
  }

  function commit(from: PretendStorage, key: string, text: string | null) {
    if (text === null) disk.delete(key);
    else disk.set(key, text);
    for (const { storage, queue } of tabs)
      queue.push(() => {
        if (storage === from) storage.unconfirmed.splice(storage.unconfirmed.indexOf(key), 1);
        else storage.arrive(key, text);
      });
  }

  /** One thing that was under way arrives; false when nothing is. Channel messages arrive in any order. */
  function deliverOne(): boolean {
    const ready: Delivery[] = [];
    for (const { storage, queue } of tabs) {
      const [first] = storage.unsent;
      if (first)
        ready.push(() => {
          storage.unsent.shift();
          commit(storage, first.key, first.text);
        });
      if (queue.length > 0) ready.push(() => queue.shift()?.());
    }
    const open = new Set(tabs.map(({ channel }) => channel));
    messages = messages.filter(({ to }) => open.has(to));
    const message = messages[Math.floor(random() * messages.length)];
    if (message)
      ready.push(() => {
        messages.splice(messages.indexOf(message), 1);
        message.to.dispatchEvent(new MessageEvent('message', { data: message.data }));
      });
    const chosen = ready[Math.floor(random() * ready.length)];
    chosen?.();
    return chosen !== undefined;
  }

  function deliverAll() {
    for (let count = 0; deliverOne(); count += 1)
      if (count > 10_000) throw new Error('The tabs never stop answering each other.');
  }

  return { disk, openTab, deliverOne, deliverAll };
}

/** A repeatable stream of numbers from 0 to 1. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
