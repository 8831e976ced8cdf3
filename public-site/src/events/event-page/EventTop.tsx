import { paths } from '@venue/shared/paths';
import { Badge, Breadcrumb, Cluster, PageHeader, Picture, type Elements, useNow } from '@venue/shared/ui';
import type { PastEvent, UpcomingEvent } from '../../catalogue/events';
import * as Detail from '../../page/DetailPage.styles';
import { ShareButton } from '../../sharing/ShareButton';
import { isOver } from '../eventDates';
import { EventFacts } from './EventFacts';

interface EventTopProps {
  event: UpcomingEvent | PastEvent;
  /** Actions besides Share. */
  children?: Elements;
}

export function EventTop({ event, children }: EventTopProps) {
  const now = useNow();
  const isPast = event.type === 'past' || (now !== null && isOver(event, now));
  return (
    <>
      <Breadcrumb parents={[{ label: 'Events', to: paths.events() }]} current={event.title} />
      <Detail.Top>
        <Detail.Text>
          <PageHeader eyebrow={event.category} title={event.title} />
          <Cluster $gap="s8">
            <Badge tone="primary">{isPast ? 'Past event' : 'Upcoming'}</Badge>
            {event.isPromotional && <Badge tone="sun">Special</Badge>}
          </Cluster>
          <EventFacts event={event} />
          <Detail.Description>{event.description}</Detail.Description>
          <Cluster>
            {children}
            <ShareButton title={event.title} path={paths.event(event.id)} />
          </Cluster>
        </Detail.Text>
        <Detail.Image>
          <Picture {...event.picture} sizes="(min-width: 64em) 34rem, 100vw" priority />
        </Detail.Image>
      </Detail.Top>
    </>
  );
}
