import { Grid, Icon, SectionHeader, Stack } from '@venue/shared/ui';
import type { CatalogueStall } from '../../catalogue/stalls';
import * as S from './PremiumAmenities.styles';

/** The premium amenities, which only the restaurant and bar has (requirements 2, Stall). */
export function PremiumAmenities({ stall }: { stall: CatalogueStall }) {
  if (stall.amenities.length === 0) return null;
  return (
    <Stack as="section" $gap="s24" aria-labelledby="premium-amenities">
      <SectionHeader id="premium-amenities" title="Premium Amenities" />
      <Grid as="ul" role="list" $min="15rem">
        {stall.amenities.map(({ name, icon, description }) => (
          <S.Amenity key={name}>
            <S.Sign $accent={stall.accent}>
              <Icon name={icon} size="1.5rem" />
            </S.Sign>
            <S.Name>{name}</S.Name>
            {description && <S.Text>{description}</S.Text>}
          </S.Amenity>
        ))}
      </Grid>
    </Stack>
  );
}
