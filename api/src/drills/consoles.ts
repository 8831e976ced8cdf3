import { liveLayer } from '@venue/shared/testing/graphql';

const INPUT = { date: '2030-05-10', time: '19:30', guests: 2, phone: '+254 700' };

const PAUSE_MS = 100;

/** Consoles that take one booking after the other, and confirm each third, whatever happens to the server meanwhile. */
export function startConsoles(count: number, url: string, token: string) {
  let isStopping = false;
  const acknowledged = new Set<string>();
  /** What is to be on the server in the end, by name. */
  const wanted = new Map<string, string>();

  async function work(client: number) {
    const { reservations } = liveLayer({ url, fault: null, tokenOf: () => token }).data;
    await reservations.load();
    for (let number = 1; !isStopping; number += 1) {
      const name = `client ${client} write ${number}`;
      const created = await reservations.create({ ...INPUT, name });
      if (!created.ok) throw new Error(`Refused: ${created.failure.message}`);
      wanted.set(name, 'pending');
      if (created.saved === 'live') {
        acknowledged.add(name);
        if (number % 3 > 0) continue;
        const confirmed = await reservations.updateStatus(created.value, 'confirmed');
        if (!confirmed.ok) throw new Error(`Refused: ${confirmed.failure.message}`);
        wanted.set(name, 'confirmed');
      } else await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      await reservations.refresh();
    }
    await reservations.load();
    return reservations;
  }

  const consoles = Promise.all(Array.from({ length: count }, (_, index) => work(index)));
  return {
    acknowledged,
    wanted,
    /** Waits until each has done its last step. @returns What they could not save. */
    async stop() {
      isStopping = true;
      const { length } = (await consoles).flatMap(({ getState }) => getState().notSaved);
      return length;
    },
  };
}
