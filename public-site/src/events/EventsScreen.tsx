import { SEATING_CAPACITY } from '@venue/shared/limits';
import { paths } from '@venue/shared/paths';
import {
  ButtonAnchor,
  ButtonLink,
  EmptyState,
  Grid,
  Icon,
  PageHeader,
  Picture,
  Tabs,
  Text,
  useNow,
} from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import { useState } from 'react';
import { EVENTS_CALENDAR_PATH } from '../catalogue/event';
import { PAST_EVENT_IDS } from '../catalogue/generated/eventIds';
import { UPCOMING_EVENTS } from '../catalogue/generated/upcomingEvents';
import { EVENTS_PAGE } from '../catalogue/generated/words/eventsPage';
import { EventCard } from './EventCard';
import { byNextDate } from './eventDates';
import { SplitCard } from '../page/SplitCard.styles';
import * as S from './EventsScreen.styles';
import { DeferredContent } from '../page/DeferredContent';

/** Opens the visitor's calendar program, which asks whether to subscribe. */
const SUBSCRIPTION = VENUE.siteUrl.replace(/^https:/, 'webcal:') + EVENTS_CALENDAR_PATH;

/** The figures are required (requirements 2, Events). */
const STATS = [
  { value: `${SEATING_CAPACITY}+`, label: 'Seating Capacity' },
  { value: '24/7', label: 'Event Support' },
  { value: 'Custom', label: 'Menu Options' },
];

export const page = () => ({ description: EVENTS_PAGE.description });

export default function EventsScreen() {
  const past: number = PAST_EVENT_IDS.length;
  return (
    <S.EventsPage $gap="s48" $top="s48">
      <PageHeader
        eyebrow="What's on"
        title="Events & Experiences"
        lead={EVENTS_PAGE.lead}
        actions={<Subscribe />}
      />
      <DeferredContent>
        <VenueStats />
        {past > 0 ? (
          <Tabs
            label="Events"
            items={[
              { id: 'upcoming', label: 'Upcoming Events', panel: <UpcomingEvents /> },
              // Disabled as required; the home page's gallery leads to past events (requirements 2, Events).
              { id: 'past', label: 'Past Events', panel: null, disabled: true },
            ]}
          />
        ) : (
          <UpcomingEvents />
        )}
        <PlanYourEvent />
      </DeferredContent>
    </S.EventsPage>
  );
}

/** The calendar of all events, kept current by the visitor's own program, or once as a file. */
function Subscribe() {
  return (
    <>
      <ButtonAnchor href={SUBSCRIPTION} tone="quiet">
        <Icon name="calendar" />
        Subscribe
      </ButtonAnchor>
      <ButtonAnchor href={EVENTS_CALENDAR_PATH} download tone="quiet">
        Calendar file
      </ButtonAnchor>
    </>
  );
}

function VenueStats() {
  return (
    <S.Stats aria-label="The venue in figures">
      {STATS.map(({ value, label }) => (
        <S.Stat key={label}>
          <Text as="dt" $step="small">
            {label}
          </Text>
          <S.Value>{value}</S.Value>
        </S.Stat>
      ))}
    </S.Stats>
  );
}

/** By their next date; on a static page, which knows no date, they stay where they are being read. */
function UpcomingEvents() {
  const now = useNow();
  const [isStatic] = useState(now === null);
  const events = now && !isStatic ? byNextDate(UPCOMING_EVENTS, now) : UPCOMING_EVENTS;
  if (events.length === 0)
    return <EmptyState title="No event is planned right now" hint="What comes next is announced here." />;
  return (
    <Grid as="ul" role="list" $min="18rem">
      {events.map((event) => (
        <li key={event.id}>
          <EventCard event={event} />
        </li>
      ))}
    </Grid>
  );
}

function PlanYourEvent() {
  return (
    <SplitCard as="section" $tracks="repeat(2, minmax(0, 1fr))" aria-labelledby="plan-your-event">
      <S.PlanImage>
        <Picture {...EVENTS_PAGE.picture} ratio="fill" sizes="(min-width: 45em) 37rem, 100vw" />
      </S.PlanImage>
      <S.PlanContent>
        <h2 id="plan-your-event">Something of your own to celebrate?</h2>
        <Text $step="body">{EVENTS_PAGE.own}</Text>
        <ButtonLink to={paths.planEvent()} size="large">
          Plan Your Event
          <Icon name="arrow-right" />
        </ButtonLink>
      </S.PlanContent>
    </SplitCard>
  );
}
