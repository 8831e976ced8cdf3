import { CardLink, Picture, Text } from '@venue/shared/ui';
import { AMENITIES } from '../../catalogue/generated/words/amenities';
import { HomeSection } from './HomeSection';
import * as S from './AmenitiesSection.styles';

export function AmenitiesSection() {
  return (
    <HomeSection id="home-amenities" eyebrow="Beyond the table" title={AMENITIES.title} lead={AMENITIES.text}>
      <S.Cards role="list">
        {AMENITIES.cards.map(({ name, availability, line, picture, link }) => (
          <S.Amenity key={name} as="li">
            <S.Thumb>
              <Picture {...picture} alt="" ratio="fill" sizes="8rem" />
            </S.Thumb>
            <S.Text>
              <h3>
                <CardLink to={link}>{name}</CardLink>
              </h3>
              <Text>{line}</Text>
              <S.When>{availability}</S.When>
            </S.Text>
          </S.Amenity>
        ))}
      </S.Cards>
    </HomeSection>
  );
}
