import type { NotSavedChange } from './listState';
import type { OpenChange, Snapshot } from './policy';
import { findRow, type Identified } from './rows';

interface OpenChangesOptions<Item> {
  snapshot: () => Snapshot<Item>;
  show: (next: Snapshot<Item>) => void;
  /** Returns whether the rows were forgotten since this call. */
  watchClearing: () => () => boolean;
}

/** Changes that were made without the server, until it is back. */
export function createOpenChanges<Item extends Identified>({
  snapshot,
  show,
  watchClearing,
}: OpenChangesOptions<Item>) {
  let waiting: OpenChange<Item>[] = [];
  return {
    add: (changes: readonly OpenChange<Item>[]) => void (waiting = [...waiting, ...changes]),
    clear: () => void (waiting = []),
    /** The server is back: they are sent one after the other, or named with the question. */
    async send() {
      const changes = waiting;
      waiting = [];
      const isCleared = watchClearing();
      const name = (kind: 'sent' | 'notSaved', change: NotSavedChange) =>
        isCleared() || show({ ...snapshot(), [kind]: [...snapshot()[kind], change] });
      for (const { change, now, canBeSent, isUncontested } of changes) {
        const { id, summary } = change;
        const send = async () => {
          const failure = await change.send(now && (findRow(snapshot().rows, id) ?? now));
          if (!failure) name('sent', { id, summary });
          else if (failure.kind === 'refused') name('notSaved', { id, summary });
        };
        const sendAnyway = () => {
          show({ ...snapshot(), notSaved: snapshot().notSaved.filter((each) => each !== asked) });
          void send();
        };
        const asked: NotSavedChange = { id, summary, ...(canBeSent && { send: sendAnyway }) };
        if (isUncontested) await send();
        else name('notSaved', asked);
      }
    },
  };
}
