import { Grid, Picture, SectionHeader, Stack } from '@venue/shared/ui';
import { STALLS_PAGE } from '../catalogue/generated/words/stallsPage';
import { standIn } from '../catalogue/picture';
import * as S from './AdditionalAmenities.styles';

/** The amenities of the grounds beside the stalls, with their days. */
export function AdditionalAmenities() {
  const count: number = STALLS_PAGE.additionalAmenities.length;
  if (count === 0) return null;
  return (
    <Stack as="section" $gap="s24" aria-labelledby="additional-amenities">
      <SectionHeader
        id="additional-amenities"
        title="Additional Amenities"
        lead={STALLS_PAGE.amenitiesLead}
      />
      <Grid as="ul" role="list" $min="13rem" $gap="s16">
        {STALLS_PAGE.additionalAmenities.map(({ name, availability, drawing }) => (
          <S.Amenity key={name}>
            <S.Image>
              <Picture photo={null} alt="" standIn={standIn(drawing)} ratio="fill" />
            </S.Image>
            <S.Text>
              <S.Name>{name}</S.Name>
              <S.Days>{availability}</S.Days>
            </S.Text>
          </S.Amenity>
        ))}
      </Grid>
    </Stack>
  );
}
