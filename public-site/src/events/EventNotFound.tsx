import { paths } from '@venue/shared/paths';
import { ButtonLink, Container, EmptyState, Section } from '@venue/shared/ui';

/** Nothing of ours has this id, or nothing that has been photographed yet. */
export function EventNotFound() {
  return (
    <Section>
      <Container>
        <EmptyState
          as="h1"
          title="Event Not Found"
          hint="There is no such event at this address. What is coming up is on the events page."
          motif="music"
          action={<ButtonLink to={paths.events()}>Back to Events</ButtonLink>}
        />
      </Container>
    </Section>
  );
}
