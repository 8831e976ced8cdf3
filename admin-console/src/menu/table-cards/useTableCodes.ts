import { paths } from '@venue/shared/paths';
import type { DrawnCode } from '@venue/shared/qr';
import { VENUE } from '@venue/shared/venue';
import { useEffect, useState } from 'react';

export interface TableCode {
  table: number;
  code: DrawnCode;
}

/** What a guest's phone opens at a table. */
export const addressOfTable = (table: number) => `${VENUE.siteUrl}${paths.menu()}?table=${table}`;

/** The code of each table; `failed`, or null while the QR library loads. */
export function useTableCodes() {
  const [codes, setCodes] = useState<TableCode[] | 'failed' | null>(null);
  useEffect(() => {
    let isWanted = true;
    import(/* webpackChunkName: "table-codes" */ '@venue/shared/qr/draw-code')
      .then(({ drawCode }) =>
        Array.from({ length: VENUE.tables }, (_, at) => ({
          table: at + 1,
          code: drawCode(addressOfTable(at + 1)),
        })),
      )
      .catch(() => 'failed' as const)
      .then((drawn) => {
        if (isWanted) setCodes(drawn);
      });
    return () => {
      isWanted = false;
    };
  }, []);
  return codes;
}
