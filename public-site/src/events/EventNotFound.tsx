import { paths } from '@venue/shared/paths';
import { ButtonLink, EmptyPage } from '@venue/shared/ui';

/** The page for an unknown event, and for the photos of one that has none. */
export function EventNotFound() {
  return (
    <EmptyPage
      title="Event Not Found"
      hint="There is no such event at this address. What is coming up is on the events page."
      motif="music"
      action={<ButtonLink to={paths.events()}>Back to Events</ButtonLink>}
    />
  );
}
