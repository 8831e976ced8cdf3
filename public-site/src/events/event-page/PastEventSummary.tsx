import { paths } from '@venue/shared/paths';
import { ButtonLink, Icon, PanelTitle, Rating, Stack, Summary } from '@venue/shared/ui';
import type { PastEvent } from '../../catalogue/events';
import * as S from './PastEventSummary.styles';

export function PastEventSummary({ event }: { event: PastEvent }) {
  return (
    <S.Root aria-labelledby="looking-back">
      <PanelTitle id="looking-back">How it went</PanelTitle>
      <Summary
        items={[
          { label: 'Attendees', value: event.attendees },
          { label: 'Rating', value: <Rating value={event.rating} /> },
          { label: 'Photos', value: event.photos },
        ]}
      />
      <Stack $gap="s12">
        <ButtonLink to={paths.eventPhotos(event.id)} size="large">
          <Icon name="image" />
          View Photos
        </ButtonLink>
        <ButtonLink to={paths.events()} tone="quiet">
          Upcoming Events
        </ButtonLink>
      </Stack>
    </S.Root>
  );
}
