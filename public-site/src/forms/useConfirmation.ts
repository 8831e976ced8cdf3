import { notify } from '@venue/shared/notify';
import { useState } from 'react';

/** A request of this visit; `number` tells it from the one before. */
export type Confirmed<Request> = Request & { number: number };

/**
 * The last request that was made on this page, for its confirmation panel, and what confirms the next one, in a toast
 * and in the panel. Nothing is sent anywhere (requirements 1, What is sent): the panel offers WhatsApp.
 */
export function useConfirmation<Request extends object>() {
  const [confirmed, setConfirmed] = useState<Confirmed<Request> | null>(null);
  const confirm = (request: Request, title: string, text: string) => {
    setConfirmed((last) => ({ ...request, number: (last?.number ?? 0) + 1 }));
    notify.success(title, { text });
  };
  return { confirmed, confirm };
}
