import { paths } from '@venue/shared/paths';
import { Badge, CardBody, CardLink, Icon, Picture } from '@venue/shared/ui';
import type { CatalogueStall } from '../catalogue/stalls';
import { OpenChip } from './OpenChip';
import { StallName } from './StallName';
import * as S from './StallCard.styles';

const SIZES = '(min-width: 75em) 24rem, (min-width: 37em) 46vw, 92vw';

export function StallCard({ stall }: { stall: CatalogueStall }) {
  return (
    <S.Root>
      <S.Image $accent={stall.accent}>
        <Picture {...stall.picture} ratio="fill" sizes={SIZES} />
        {stall.featured && (
          <S.Popular>
            <Badge tone="sun">
              <Icon name="star-filled" size="0.95em" />
              Popular
            </Badge>
          </S.Popular>
        )}
      </S.Image>
      <CardBody>
        <S.Category $accent={stall.accent}>{stall.category}</S.Category>
        <S.Name>
          <CardLink to={paths.stall(stall.id)}>
            <StallName stall={stall} />
          </CardLink>
        </S.Name>
        <S.Specialties role="list" aria-label={`Specialties of ${stall.name}`}>
          {stall.specialties.map((specialty) => (
            <li key={specialty}>{specialty}</li>
          ))}
        </S.Specialties>
        <S.Hours>
          <OpenChip hours={stall.openingHours} />
          <span>{stall.hours}</span>
        </S.Hours>
      </CardBody>
    </S.Root>
  );
}
