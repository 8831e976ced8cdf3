import { SectionHeader, Stack } from '@venue/shared/ui';
import { HIGHLIGHTS, type CatalogueStall } from '../../catalogue/stalls';
import * as S from './Highlights.styles';

export function Highlights({ stall }: { stall: CatalogueStall }) {
  return (
    <Stack as="section" $gap="s24" aria-labelledby="stall-highlights">
      <SectionHeader id="stall-highlights" title={stall.highlightsTitle} />
      <S.List role="list" $accent={stall.accent}>
        {HIGHLIGHTS[stall.id].map(({ item, price, description }) => (
          <S.Item key={item}>
            <S.Name>{item}</S.Name>
            <S.Price>{price}</S.Price>
            <S.Text>{description}</S.Text>
          </S.Item>
        ))}
      </S.List>
    </Stack>
  );
}
