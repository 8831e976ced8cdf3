import type { DrawnCode } from '@venue/shared/qr';
import { useEffect, useState } from 'react';

/** The QR code of a ticket's id: the drawing, `failed`, or null while the QR library loads. */
export function useTicketCode(id: string) {
  const [code, setCode] = useState<DrawnCode | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isWanted = true;
    import(/* webpackChunkName: "ticket-code" */ '@venue/shared/qr/draw-code')
      .then(({ drawCode }) => drawCode(id))
      .catch(() => 'failed' as const)
      .then((drawn) => {
        if (isWanted) setCode(drawn);
      });
    return () => {
      isWanted = false;
    };
  }, [id, attempt]);

  const tryAgain = () => {
    setCode(null);
    setAttempt((before) => before + 1);
  };
  return { code, tryAgain };
}
