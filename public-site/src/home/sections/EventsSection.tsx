import { paths } from '@venue/shared/paths';
import { ButtonLink, Container, SectionHeader, Stack } from '@venue/shared/ui';
import { EVENTS_SECTION } from '../../catalogue/home';
import { HOME_EVENTS } from '../../catalogue/upcomingEvents';
import { StringLights } from '../StringLights';
import { EventTicket } from './EventTicket';
import * as S from './EventsSection.styles';

export function EventsSection() {
  return (
    <S.Band aria-labelledby="home-events" data-theme="dark">
      <StringLights />
      <Container>
        <Stack $gap="s32">
          <SectionHeader
            id="home-events"
            eyebrow="Upcoming events"
            title={EVENTS_SECTION.title}
            lead={EVENTS_SECTION.text}
            actions={
              <ButtonLink to={paths.events()} tone="quiet">
                View All Events
              </ButtonLink>
            }
          />
          <S.Tickets role="list">
            {HOME_EVENTS.map((event) => (
              <EventTicket key={event.id} event={event} />
            ))}
          </S.Tickets>
        </Stack>
      </Container>
    </S.Band>
  );
}
