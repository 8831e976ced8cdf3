import { paths } from '@venue/shared/paths';
import { Text } from '@venue/shared/ui';
import { STALLS, type CatalogueStall } from '../../catalogue/stalls';
import { StallName } from '../StallName';
import * as S from './NeighbourStalls.styles';

export function NeighbourStalls({ stall }: { stall: CatalogueStall }) {
  if (STALLS.length < 2) return null;
  const at = STALLS.findIndex(({ id }) => id === stall.id);
  const sides = [
    { side: 'start', label: 'Previous stall', neighbour: STALLS[at - 1] },
    { side: 'end', label: 'Next stall', neighbour: STALLS[at + 1] },
  ] as const;
  return (
    <S.Root aria-label="Neighbouring stalls">
      {sides.map(
        ({ side, label, neighbour }) =>
          neighbour && (
            <S.Neighbour key={side} to={paths.stall(neighbour.id)} $side={side}>
              <Text as="span" $step="small" $ink="ink3">
                {label}
              </Text>
              <Text as="span" $step="h3" $ink="ink">
                <StallName stall={neighbour} />
              </Text>
            </S.Neighbour>
          ),
      )}
    </S.Root>
  );
}
