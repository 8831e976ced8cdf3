import type { Person } from './answer';

export interface SignedIn {
  /** Who the token is of, as far as the server says so. The same person stays the same object. */
  person: () => Person | null;
  /** The last who was signed in on this page: a sign-in that has ended says nothing of who works on. */
  lastPerson: () => number | null;
  /** Calls back when the person is another one. */
  subscribe: (listener: () => void) => () => void;
  /** An answer says whose the token is that was sent. */
  meet: (told: Person | null, sent: string | null) => void;
}

/** Who is signed in to the live server, by its answers. */
export function createSignedIn(token: () => string | null): SignedIn {
  let known: { token: string | null; person: Person | null } = { token: null, person: null };
  const listeners = new Set<() => void>();
  const person = () => (known.token === token() ? known.person : null);
  return {
    person,
    lastPerson: () => known.person?.id ?? null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    meet(told, sent) {
      if (!told || sent === null || sent !== token()) return;
      const isSame = JSON.stringify(told) === JSON.stringify(person());
      known = { token: sent, person: isSame ? known.person : told };
      if (!isSame) listeners.forEach((listener) => listener());
    },
  };
}
