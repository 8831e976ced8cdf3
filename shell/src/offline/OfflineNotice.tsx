import { useSyncExternalStore } from 'react';
import { isOffline, onConnectionChange } from './connection';
import * as S from './OfflineNotice.styles';

/** Says that the site can't be reached, and what works nevertheless. */
export function OfflineNotice() {
  const offline = useSyncExternalStore(onConnectionChange, isOffline, () => false);
  return (
    <S.Region aria-live="polite">
      {offline && (
        <S.Notice>
          You are offline.
          <S.WhatOpens>
            {' '}
            Home, menu, stalls, order, cart, bookings, tickets and contact open all the same.
          </S.WhatOpens>
        </S.Notice>
      )}
    </S.Region>
  );
}
