import type { AdminReservation } from '@venue/shared/types';
import { useNow } from '@venue/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { slotToOpenAt } from './covers';

/** For what shows a day by half-hours (`data-slot`) and is wider than its page: it opens at the one that is looked at. */
export function useOpensAt<Scroller extends HTMLElement>(
  date: string,
  bookings: readonly AdminReservation[],
) {
  const scroller = useRef<Scroller>(null);
  const now = useNow();
  const [slot] = useState(() => slotToOpenAt(date, bookings, now));
  useEffect(() => {
    const slots = scroller.current?.querySelectorAll('[data-slot]');
    const leftOf = (index: number) => slots?.[index]?.getBoundingClientRect().left ?? 0;
    if (scroller.current) scroller.current.scrollLeft = leftOf(slot) - leftOf(0);
  }, [slot]);
  return scroller;
}
