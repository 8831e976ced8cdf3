import { venueNow } from '@venue/shared/browser';
import { notify } from '@venue/shared/notify';
import { newRequest, type RequestDraft, type VenueRequest } from '@venue/shared/requests';
import { useUser, useUserStore } from '@venue/shared/stores';
import { useFocusAfterRemoval } from '@venue/shared/ui';
import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { readPanel, storePanel } from './storedPanel';

/** The guests' latest requests are kept, so that storage never fills up: about 20 KB. */
const MAX_GUEST_REQUESTS = 20;

/** A request that was just made on this page. */
export interface MadeRequest {
  request: VenueRequest;
  /** Differs for every request of this visit; 0 when the visitor has come back to the panel. */
  number: number;
  /** Takes the panel away; the request stays on its list. */
  close: () => void;
}

const never = () => () => undefined;
const nothing = () => null;

/**
 * The panel of a page that asks the venue for something: the last request made on this page, and a function that makes
 * the next one with a toast and the panel. Nothing is sent to a server (requirements 1, What is sent). The request is kept
 * on the device; this tab remembers for its page that the panel is open, after Back and a reload too (decisions, Requests).
 */
export function useRequestPanel() {
  const { pathname } = useLocation();
  const account = useUserStore();
  const userId = useUser((state) => state.user?.id ?? null);
  const requests = useUser((state) => state.requests);
  const stored = useSyncExternalStore(never, () => readPanel(pathname), nothing);
  const [shown, setShown] = useState<{ number: number; id: string | null } | null>(null);
  useFocusAfterRemoval();

  const show = (id: string | null) => {
    storePanel(pathname, id);
    setShown((last) => ({ number: (last?.number ?? 0) + 1, id }));
  };

  const make = (draft: RequestDraft, title: string, text: string) => {
    const { user, putRecord, removeRecord } = account.getState();
    const request = newRequest(draft, user, venueNow());
    putRecord('requests', request);
    const ofGuests = account.getState().requests.filter(({ owner }) => owner === null);
    for (const { id } of ofGuests.slice(0, -MAX_GUEST_REQUESTS)) removeRecord('requests', id);
    show(request.id);
    notify.success(title, { text });
  };

  const id = shown ? shown.id : stored;
  const request = requests.find((known) => known.id === id && known.owner === userId);
  const made: MadeRequest | null = request
    ? { request, number: shown?.number ?? 0, close: () => show(null) }
    : null;
  return { made, make };
}
