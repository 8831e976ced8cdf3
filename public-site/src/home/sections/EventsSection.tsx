import { paths } from '@venue/shared/paths';
import { ButtonLink, Container, SectionHeader, Stack, useNow } from '@venue/shared/ui';
import { EVENTS_WORDS } from '../../catalogue/generated/words/eventsWords';
import { UPCOMING_EVENTS } from '../../catalogue/generated/upcomingEvents';
import { StringLights } from '../StringLights';
import { byNextDate } from '../../events/eventDates';
import { EventTicket } from './EventTicket';
import * as S from './EventsSection.styles';

const EVENTS_SHOWN = 3;

/** The next three events. A static page, which knows no today, has the first three of the catalogue. */
export function EventsSection() {
  const now = useNow();
  const events = now ? byNextDate(UPCOMING_EVENTS, now) : UPCOMING_EVENTS;
  if (events.length === 0) return null;
  return (
    <S.Band aria-labelledby="home-events" data-theme="dark">
      <StringLights />
      <Container>
        <Stack $gap="s32">
          <SectionHeader
            id="home-events"
            eyebrow="Upcoming events"
            title={EVENTS_WORDS.title}
            lead={EVENTS_WORDS.text}
            actions={
              <ButtonLink to={paths.events()} tone="quiet">
                View All Events
              </ButtonLink>
            }
          />
          <S.Tickets role="list">
            {events.slice(0, EVENTS_SHOWN).map((event) => (
              <EventTicket key={event.id} event={event} />
            ))}
          </S.Tickets>
        </Stack>
      </Container>
    </S.Band>
  );
}
