import type { AdminEvent, AdminReservation, AdminStall } from '../../types';

export interface Records {
  events: AdminEvent[];
  reservations: AdminReservation[];
  stalls: AdminStall[];
}

export interface Fault {
  /** A key of FAULTS in `api/src/testing/consoleProxy.ts`, or an error code. */
  kind: string;
  /** Only this operation; all when absent. */
  operation?: string;
}

/** Other servers of the specification, whose part the API takes. */
export interface Modes {
  /** Off: one without versions and idempotency keys. */
  keepsVersions?: boolean;
  /** Off: one that lets everybody do everything. */
  asksToSignIn?: boolean;
}

export interface ReceivedCall {
  operationName: string;
  variables: Record<string, unknown>;
  headers: Record<string, string>;
  extensions?: object;
}

/** The accounts `…@venue.example`. The viewer is a customer, who may not change anything, the waiter a host. */
export type Who = 'owner' | 'host' | 'waiter' | 'viewer';
export const PASSWORD = 'live-secret';

interface Control {
  calls: ReceivedCall[];
  tokens: Record<Who, string>;
  /** Of the list that was asked for. */
  records?: unknown;
}

/** The API of tests at an address of `startTestApi`: what a test asks of it beside the console's calls. */
export function venueServer(url: string) {
  let fault: Fault | null = null;
  let tokens: Partial<Record<Who, string>> = {};
  async function control(order: object): Promise<Control> {
    const answer = await fetch(url.replace(/graphql$/, 'control'), {
      method: 'POST',
      body: JSON.stringify(order),
    });
    const told = (await answer.json()) as Control;
    ({ tokens } = told);
    return told;
  }
  const calls = async () => (await control({})).calls;
  const callsOf = async (operation: string) =>
    (await calls()).filter(({ operationName }) => operationName === operation);
  return {
    url,
    /** The fault of `fail`. */
    get fault() {
      return fault;
    },
    /** A token of an account. */
    tokenOf: (who: Who) => tokens[who] ?? '',
    /** Back to the first records, without a fault. */
    async reset(modes: Modes = {}) {
      fault = null;
      await control({ reset: modes });
    },
    /** Goes wrong from now on, in one operation or in all; null ends it. */
    async fail(next: Fault | null) {
      fault = next;
      await control({ fault });
    },
    /** Puts records in the place of those of a list, as if another person had saved them. */
    put: async (put: Partial<Record<keyof Records, object[]>>) => void (await control({ put })),
    /** The calls since `reset`, in order. */
    calls,
    callsOf,
    /** What it holds now. */
    records: async <List extends keyof Records>(list: List) =>
      (await control({ list })).records as Records[List],
  };
}

export type VenueServer = ReturnType<typeof venueServer>;
