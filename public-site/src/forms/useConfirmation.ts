import { notify } from '@venue/shared/notify';
import { useUser } from '@venue/shared/stores';
import { useFocusAfterRemoval } from '@venue/shared/ui';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { parseConfirmation, readConfirmation, storeConfirmation } from './storedConfirmation';

export interface Confirmation {
  /** Differs for every request of this visit; 0 when the visitor has come back to the confirmation. */
  number: number;
  /** Takes the panel away. */
  close: () => void;
}

export type Confirmed<Request> = Request & Confirmation;

const never = () => () => undefined;
const nothing = () => null;

/**
 * State of a page's confirmation panel. Returns the last request made on this page, and a function that confirms the
 * next one with a toast and the panel. Nothing is sent to a server (requirements 1, What is sent); the panel offers
 * WhatsApp. This tab keeps the request for its page, after Back and a reload too, until the visitor makes the next one
 * or closes the panel (decisions, Confirmation panels).
 * @param blank A request without content, whose fields a stored one must have.
 */
export function useConfirmation<Request extends object>(blank: Request) {
  const { pathname } = useLocation();
  const userId = useUser((state) => state.user?.id ?? null);
  const stored = useSyncExternalStore(never, () => readConfirmation(pathname), nothing);
  const restored = useMemo(() => parseConfirmation(stored, blank, userId), [stored, blank, userId]);
  const [made, setMade] = useState<{ number: number; request: Request | null } | null>(null);
  useFocusAfterRemoval();

  const show = (request: Request | null) => {
    storeConfirmation(pathname, request, userId);
    setMade((last) => ({ number: (last?.number ?? 0) + 1, request }));
  };
  const confirm = (request: Request, title: string, text: string) => {
    show(request);
    notify.success(title, { text });
  };
  const request = made ? made.request : restored;
  const confirmed: Confirmed<Request> | null = request && {
    ...request,
    number: made?.number ?? 0,
    close: () => show(null),
  };
  return { confirmed, confirm };
}
