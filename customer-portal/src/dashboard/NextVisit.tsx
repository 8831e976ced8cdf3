import {
  GetDirections,
  guestsOf,
  requestEntry,
  requestOfReservation,
  requestOfTicket,
} from '@venue/shared/requests';
import { AddToCalendar } from '@venue/shared/calendar';
import { paths } from '@venue/shared/paths';
import { formatLongDate, formatTime, guestsText } from '@venue/shared/rules';
import { TICKETS_TITLE } from '../screenTitles';
import { useUser } from '@venue/shared/stores';
import { ButtonLink, StandIn, Text, useNow } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import { useId } from 'react';
import * as S from './NextVisit.styles';
import { findNextVisit, type Visit } from './findNextVisit';

/** The customer's next visit with directions, or a link to book one. */
export function NextVisit() {
  const reservations = useUser((state) => state.reservations);
  const tickets = useUser((state) => state.tickets);
  const now = useNow();
  const visit = now && findNextVisit(reservations, tickets, now);
  const id = useId();
  return (
    <S.Scene aria-labelledby={id} data-theme="dark">
      <S.Art>
        <StandIn accent={visit?.kind === 'event' ? 'plum' : 'forest'} />
      </S.Art>
      <S.Text>
        <Text as="h2" $step="eyebrow" $ink="sun" id={id}>
          Your next visit
        </Text>
        {visit ? <PlannedVisit visit={visit} /> : <NoVisit />}
      </S.Text>
    </S.Scene>
  );
}

function PlannedVisit({ visit }: { visit: Visit }) {
  const user = useUser((state) => state.user);
  const requests = useUser((state) => state.requests);
  const request =
    visit.kind === 'table'
      ? requestOfReservation(visit.reservation, requests, user)
      : requestOfTicket(visit.ticket, requests, user);
  const entry = requestEntry(request);
  const time = entry?.startsAt.time;
  const detail =
    visit.kind === 'table'
      ? `Table for ${guestsText(visit.reservation.guests)}, ${formatTime(visit.reservation.time)}`
      : [visit.ticket.eventTitle, time ? formatTime(time) : visit.ticket.ticketType, guestsOf(request)]
          .filter(Boolean)
          .join(' · ');
  return (
    <>
      <Text $step="h2" $ink="ink">
        {formatLongDate(visit.date)}
      </Text>
      <Text $step="body" $ink="ink">
        {detail}
      </Text>
      <S.Actions>
        <GetDirections tone="primary" />
        {entry && <AddToCalendar entry={entry} />}
        <ButtonLink tone="quiet" to={visit.kind === 'table' ? paths.reservations() : paths.tickets()}>
          {visit.kind === 'table' ? 'My Reservations' : TICKETS_TITLE}
        </ButtonLink>
      </S.Actions>
    </>
  );
}

function NoVisit() {
  return (
    <>
      <Text $step="h2" $ink="ink">
        The {VENUE.place} is waiting
      </Text>
      <Text $step="body" $ink="ink">
        No confirmed visit ahead. A table takes a minute to ask for.
      </Text>
      <S.Actions>
        <ButtonLink to={paths.reservations()}>Book Table</ButtonLink>
      </S.Actions>
    </>
  );
}
