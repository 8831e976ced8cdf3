import { ButtonLink, Container, Icon, Picture, Stack, Text } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import { usualHoursText } from '@venue/shared/rules';
import { RESTAURANT } from '../../catalogue/generated/words/restaurant';
import * as Pitch from './Pitch.styles';
import * as S from './RestaurantSection.styles';

const { title, text, points, pictures, button, link } = RESTAURANT;
const HOURS = `${VENUE.kitchenHours.label} open ${usualHoursText(VENUE.kitchenHours)}`;
const [front, behind] = pictures;

export function RestaurantSection() {
  return (
    <S.Band aria-labelledby="home-restaurant">
      <Container>
        <S.Columns>
          <S.Pictures>
            <S.Large>
              <Picture {...behind} ratio={4 / 5} sizes="(min-width: 64em) 28rem, 75vw" />
            </S.Large>
            <S.Small>
              <Picture {...front} ratio={1} sizes="(min-width: 64em) 16rem, 45vw" />
            </S.Small>
          </S.Pictures>
          <Stack $gap="s24">
            <Text as="h2" $step="h1" $ink="ink" id="home-restaurant">
              {title}
            </Text>
            <Pitch.Text>{text}</Pitch.Text>
            <Pitch.Points role="list">
              {points.map((point) => (
                <S.Point key={point}>
                  <Icon name="flame" />
                  <span>{point}</span>
                </S.Point>
              ))}
            </Pitch.Points>
            <S.Hours>
              <Icon name="clock" />
              {HOURS}
            </S.Hours>
            <div>
              <ButtonLink to={link} size="large">
                {button}
              </ButtonLink>
            </div>
          </Stack>
        </S.Columns>
      </Container>
    </S.Band>
  );
}
