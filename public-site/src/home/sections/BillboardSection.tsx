import { paths } from '@venue/shared/paths';
import { telLink } from '@venue/shared/contact-links';
import { ButtonAnchor, ButtonLink, Cluster, Container, Icon, Section, Stack, Text } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import { BILLBOARD_WORDS } from '../../catalogue/generated/words/billboardWords';
import { VenueMap } from '../../venue-map/VenueMap';
import { RoadsideBoard } from './RoadsideBoard';
import * as Pitch from './Pitch.styles';
import * as S from './BillboardSection.styles';

const { title, text, points } = BILLBOARD_WORDS;

export function BillboardSection() {
  return (
    <Section aria-labelledby="home-billboard">
      <Container>
        <S.Columns>
          <Stack $gap="s24">
            <Text as="h2" $step="h1" $ink="ink" id="home-billboard">
              {title}
            </Text>
            <Pitch.Text>{text}</Pitch.Text>
            <Pitch.Points role="list">
              {points.map((point) => (
                <S.Point key={point}>
                  <Icon name="check" />
                  <span>{point}</span>
                </S.Point>
              ))}
            </Pitch.Points>
            <Cluster>
              <ButtonLink to={paths.billboard()} size="large">
                View Pricing Plans
              </ButtonLink>
              <ButtonAnchor href={telLink(VENUE.phone)} size="large" tone="quiet">
                <Icon name="phone" />
                Get Quote
              </ButtonAnchor>
            </Cluster>
          </Stack>
          <RoadsideBoard />
        </S.Columns>
        <VenueMap />
      </Container>
    </Section>
  );
}
