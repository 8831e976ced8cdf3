import { paths } from '@venue/shared/paths';
import { Badge, CardBody, CardLink, Icon, Picture, Text } from '@venue/shared/ui';
import type { UpcomingEvent } from '../catalogue/events';
import { NextDate } from './NextDate';
import { TimeAndPlace } from './TimeAndPlace';
import * as S from './EventCard.styles';

const SIZES = '(min-width: 75em) 24rem, (min-width: 37em) 46vw, 92vw';

/** The card of an upcoming event with its rhythm, next date and place. */
export function EventCard({ event }: { event: UpcomingEvent }) {
  return (
    <S.Root>
      <S.Image>
        <Picture {...event.picture} ratio="fill" sizes={SIZES} />
        {event.isPromotional && (
          <S.Corner>
            <Badge tone="sun">Special</Badge>
          </S.Corner>
        )}
      </S.Image>
      <CardBody>
        <Text $step="eyebrow" $ink="accentInk">
          {event.category}
        </Text>
        <S.Title>
          <CardLink to={paths.event(event.id)}>{event.title}</CardLink>
        </S.Title>
        <Text>{event.description}</Text>
        <S.Facts role="list">
          <S.Fact>
            <Icon name="calendar" />
            <span>
              <S.Rhythm>{event.date}</S.Rhythm>
              <br />
              <NextDate event={event} before="Next: " />
            </span>
          </S.Fact>
          <TimeAndPlace event={event} as={S.Fact} />
        </S.Facts>
      </CardBody>
    </S.Root>
  );
}
