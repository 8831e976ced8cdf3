import { pagePolicy } from '@venue/shared/trusted-types';
import { useNow } from '@venue/shared/ui';
import { useLayoutEffect } from 'react';
import type { UpcomingEvent } from '../../catalogue/events';
import { nextEventData } from '../eventPage';

/**
 * Tells search engines the next date of a series, once the page runs and knows what day it is. React would make the script
 * element from HTML, which the page refuses.
 */
export function NextEventData({ event }: { event: UpcomingEvent }) {
  const now = useNow();
  // The page itself tells the only date of one that does not repeat.
  const json = now && !event.series.date && JSON.stringify(nextEventData(event, now));
  useLayoutEffect(() => {
    if (!json) return;
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.text = pagePolicy().createScript(json);
    document.head.append(script);
    return () => script.remove();
  }, [json]);
  return null;
}
