// requirements 2, Event
import { AddToCalendar } from '@venue/shared/calendar';
import { ButtonAnchor, Page } from '@venue/shared/ui';
import { useParams } from 'react-router-dom';
import { findEvent, type PastEvent, type UpcomingEvent } from '../../catalogue/events';
import { EventBody } from './EventBody';
import { EventTop } from './EventTop';
import { NextEventData } from './NextEventData';
import { PastEventSummary } from './PastEventSummary';
import { EventNotFound } from '../EventNotFound';
import { nextEventEntry } from '../eventTimes';
import { EventReservationForm } from '../reservation/EventReservationForm';
import { ReservationConfirmation } from '../reservation/ReservationConfirmation';
import { useEventReservation } from '../reservation/useEventReservation';

export { eventPage as page } from '../eventPage';

export default function EventScreen() {
  const event = findEvent(useParams().id);
  if (!event) return <EventNotFound />;
  // With a key, so that no form or photo of one event stays open on another.
  return event.type === 'upcoming' ? (
    <Upcoming key={event.id} event={event} />
  ) : (
    <Past key={event.id} event={event} />
  );
}

function Upcoming({ event }: { event: UpcomingEvent }) {
  const { made, reserve } = useEventReservation(event);
  return (
    <Page $top="s16" $gap="s48">
      <EventTop event={event}>
        <ButtonAnchor href="#reserve">Reserve Your Spot</ButtonAnchor>
        <AddToCalendar entry={(now) => nextEventEntry(event, now)} />
      </EventTop>
      {made && <ReservationConfirmation made={made} />}
      <EventBody event={event} side={<EventReservationForm event={event} onReserve={reserve} />} />
      <NextEventData event={event} />
    </Page>
  );
}

function Past({ event }: { event: PastEvent }) {
  return (
    <Page $top="s16" $gap="s48">
      <EventTop event={event} />
      <EventBody event={event} side={<PastEventSummary event={event} />} />
    </Page>
  );
}
