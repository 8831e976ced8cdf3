import { useNow } from '@venue/shared/ui';
import type { UpcomingEvent } from '../../catalogue/events';
import { nextEventData } from '../eventPage';

/** Tells search engines the next date of a series, once the page runs and knows what day it is. */
export function NextEventData({ event }: { event: UpcomingEvent }) {
  const now = useNow();
  if (!now) return null;
  const json = JSON.stringify(nextEventData(event, now)).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
