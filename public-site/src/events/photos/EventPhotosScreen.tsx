// requirements 2, Event photos; requirements 3, Photo
import { RATING_MAX } from '@venue/shared/limits';
import { paths } from '@venue/shared/paths';
import { Breadcrumb, Button, ButtonLink, Page, PageHeader } from '@venue/shared/ui';
import { useParams } from 'react-router-dom';
import { photosOf } from '../../catalogue/eventPhotos';
import { findEvent, type PastEvent } from '../../catalogue/events';
import { ShareButton } from '../../sharing/ShareButton';
import { EventNotFound } from '../EventNotFound';
import * as S from './EventPhotosScreen.styles';
import { Album } from './Album';

export { eventPhotosPage as page } from '../eventPage';

export default function EventPhotosScreen() {
  const event = findEvent(useParams().id);
  return event?.type === 'past' ? <Photos key={event.id} event={event} /> : <EventNotFound />;
}

function Photos({ event }: { event: PastEvent }) {
  const photos = photosOf(event.id);
  const totals = [
    { label: 'Total photos', value: event.photos },
    { label: 'Attendees', value: event.attendees },
    { label: 'Total likes', value: photos.reduce((sum, { likes }) => sum + likes, 0) },
    { label: `Rating out of ${RATING_MAX}`, value: `${event.rating}/${RATING_MAX}` },
  ];
  return (
    <Page $top="s16" $gap="s32">
      <Breadcrumb
        parents={[
          { label: 'Events', to: paths.events() },
          { label: event.title, to: paths.event(event.id) },
        ]}
        current="Photos"
      />
      <PageHeader
        eyebrow="Event photos"
        title={event.title}
        lead={`${event.date} · ${event.location}`}
        actions={<ShareButton title={`${event.title}: photos`} path={paths.eventPhotos(event.id)} />}
      />
      <S.Totals>
        {totals.map(({ label, value }) => (
          <S.Total key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </S.Total>
        ))}
      </S.Totals>
      <Album title={event.title} photos={photos} />
      <S.Foot>
        <Button comingSoon>Load More Photos</Button>
        <ButtonLink to={paths.event(event.id)} tone="quiet">
          About this event
        </ButtonLink>
      </S.Foot>
    </Page>
  );
}
