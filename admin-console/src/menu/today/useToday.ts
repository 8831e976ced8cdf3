import type { Failure, Today, TodayChanges } from '@venue/shared/graphql';
import { useEffect, useRef, useState } from 'react';
import { useVenueData } from '../../data/VenueData';

const REFRESH_MS = 10_000;

/** What the pages say of today, as the server has it now, and what changes it. */
export function useToday() {
  const { readToday, updateToday } = useVenueData();
  const [today, setToday] = useState<Today | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const changes = useRef(0);

  useEffect(() => {
    let isShown = true;
    async function read() {
      if (document.hidden) return;
      const before = changes.current;
      const outcome = await readToday();
      // The answer to a change is the newer one.
      if (!isShown || changes.current !== before) return;
      setFailure(outcome.ok ? null : outcome.failure);
      if (outcome.ok) setToday(outcome.value);
    }
    void read();
    const timer = setInterval(() => void read(), REFRESH_MS);
    return () => {
      isShown = false;
      clearInterval(timer);
    };
  }, [readToday]);

  async function change(wanted: TodayChanges) {
    changes.current += 1;
    const outcome = await updateToday(wanted);
    changes.current += 1;
    if (outcome.ok) setToday(outcome.value);
    return outcome;
  }

  return { today, failure, change };
}
