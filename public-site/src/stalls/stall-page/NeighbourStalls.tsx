import { paths } from '@venue/shared/paths';
import { Text } from '@venue/shared/ui';
import { STALLS, type CatalogueStall } from '../../catalogue/stalls';
import { StallName } from '../StallName';
import * as S from './NeighbourStalls.styles';

export function NeighbourStalls({ stall }: { stall: CatalogueStall }) {
  const at = STALLS.findIndex(({ id }) => id === stall.id);
  const before = STALLS[at - 1];
  const after = STALLS[at + 1];
  return (
    <S.Root aria-label="Neighbouring stalls">
      {before && (
        <S.Neighbour to={paths.stall(before.id)} $side="start">
          <Text as="span" $step="small" $ink="ink3">
            Previous stall
          </Text>
          <S.Name>
            <StallName stall={before} />
          </S.Name>
        </S.Neighbour>
      )}
      {after && (
        <S.Neighbour to={paths.stall(after.id)} $side="end">
          <Text as="span" $step="small" $ink="ink3">
            Next stall
          </Text>
          <S.Name>
            <StallName stall={after} />
          </S.Name>
        </S.Neighbour>
      )}
    </S.Root>
  );
}
