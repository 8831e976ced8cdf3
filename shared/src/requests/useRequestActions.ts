import { venueNow } from '../browser';
import { notify } from '@venue/shared/notify';
import { useUserStore } from '@venue/shared/stores';
import { recordOf } from './recordOf';
import { REQUEST_NOUNS, WAY_NAMES } from './requestWords';
import type { VenueRequest, WayToSend } from './venueRequest';

/** What a person does with a request. Each can be taken back with Undo. */
export function useRequestActions(request: VenueRequest) {
  const account = useUserStore();
  const change = (changes: Partial<VenueRequest>) =>
    account.getState().putRecord('requests', request, changes);
  /** Undo of an older note: what was removed meanwhile stays removed. */
  const undoChange = (run: () => void) => () => {
    if (account.getState().requests.some(({ id }) => id === request.id)) run();
  };
  const now = () => venueNow().toISOString();

  return {
    /** Notes that the message was handed over; only the person knows whether it was sent there. */
    noteSent(by: WayToSend) {
      const { sent } = request;
      change({ sent: { at: now(), by } });
      notify.info(`Noted as sent by ${WAY_NAMES[by]}`, {
        text: 'If you did not send it there, press Undo.',
        action: { label: 'Undo', run: undoChange(() => change({ sent })) },
      });
    },
    noteAnswer(is: 'yes' | 'no') {
      const { answer } = request;
      const record = recordOf(request.record, account);
      change({ answer: { is, at: now() } });
      const undoStatus = record?.setStatus(is === 'no' ? 'cancelled' : 'confirmed');
      notify.success(`Noted: they said ${is}`, {
        action: {
          label: 'Undo',
          run: undoChange(() => {
            change({ answer });
            undoStatus?.();
          }),
        },
      });
    },
    /** Takes the request and its record from this device. */
    remove() {
      const putBackRecord = recordOf(request.record, account)?.remove();
      account.getState().removeRecord('requests', request.id);
      const noun = REQUEST_NOUNS[request.kind];
      notify.info(`${noun.charAt(0).toUpperCase()}${noun.slice(1)} removed from this device`, {
        text: 'This does not cancel it.',
        action: {
          label: 'Undo',
          run() {
            putBackRecord?.();
            account.getState().putRecord('requests', request);
          },
        },
      });
    },
  };
}
