import { venueNow } from '@venue/shared/browser';
import { useSyncExternalStore } from 'react';

/** What the venue says of this business day alone (decisions, Today). */
export interface Today {
  /** Names of dishes. */
  soldOut: readonly string[];
  /** Empty where nothing is said. */
  line: string;
  /** When the day ends; empty where nothing is said. */
  until: string;
}

const EVERY_MS = 20_000;
const NOTHING: Today = { soldOut: [], line: '', until: '' };

let today = NOTHING;
let text = '{}';
let timer: ReturnType<typeof setInterval>;
const listeners = new Set<() => void>();

const isOver = () => venueNow().getTime() >= Date.parse(today.until);

/** Without an answer the last one counts, until its day ends. The server has checked what it says. */
async function ask() {
  if (document.hidden) return;
  let answer = '{}';
  try {
    if (navigator.onLine) answer = await (await fetch('/today.json')).text();
    else if (!isOver()) return;
    if (answer === text) return;
    today = { ...NOTHING, ...(JSON.parse(answer) as Partial<Today>) };
  } catch {
    if (!isOver()) return;
    answer = '{}';
    today = NOTHING;
  }
  text = answer;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    void ask();
    timer = setInterval(() => void ask(), EVERY_MS);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** What is said today. Nothing on a static page and during hydration, which know no day. */
export const useToday = () =>
  useSyncExternalStore(
    subscribe,
    () => today,
    () => NOTHING,
  );
