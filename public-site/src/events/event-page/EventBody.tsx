import { Icon, SectionHeader, Stack } from '@venue/shared/ui';
import type { ReactNode } from 'react';
import type { PastEvent, UpcomingEvent } from '../../catalogue/events';
import { PhotoGallery } from '../../photo-viewer/PhotoGallery';
import * as S from './EventScreen.styles';

interface EventBodyProps {
  event: UpcomingEvent | PastEvent;
  /** Beside the content on a desktop. */
  side: ReactNode;
}

export function EventBody({ event, side }: EventBodyProps) {
  return (
    <S.Body>
      <S.HighlightsPart aria-labelledby="event-highlights">
        <SectionHeader id="event-highlights" title="Highlights" />
        <S.Highlights role="list">
          {event.highlights.map((highlight) => (
            <li key={highlight}>
              <Icon name="check" />
              <span>{highlight}</span>
            </li>
          ))}
        </S.Highlights>
      </S.HighlightsPart>
      <S.SidePart>{side}</S.SidePart>
      {/* The first picture is already at the top of the page. */}
      {event.pictures.length > 1 && (
        <S.PhotosPart>
          <Stack as="section" $gap="s24" aria-labelledby="event-gallery">
            <SectionHeader
              id="event-gallery"
              title={event.type === 'upcoming' ? 'What it looks like' : 'What it looked like'}
            />
            <PhotoGallery label={`Photos of ${event.title}`} pictures={event.pictures.slice(1)} />
          </Stack>
        </S.PhotosPart>
      )}
    </S.Body>
  );
}
