import { notify } from '@venue/shared/notify';
import { useState } from 'react';

/** A confirmed request; `number` differs for every request of this visit. */
export type Confirmed<Request> = Request & { number: number };

/**
 * State of a page's confirmation panel. Returns the last request made on this page, and a function that confirms the
 * next one with a toast and the panel. Nothing is sent to a server (requirements 1, What is sent); the panel offers
 * WhatsApp.
 */
export function useConfirmation<Request extends object>() {
  const [confirmed, setConfirmed] = useState<Confirmed<Request> | null>(null);
  const confirm = (request: Request, title: string, text: string) => {
    setConfirmed((last) => ({ ...request, number: (last?.number ?? 0) + 1 }));
    notify.success(title, { text });
  };
  return { confirmed, confirm };
}
