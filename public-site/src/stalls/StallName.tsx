import type { CatalogueStall } from '../catalogue/stalls';
import * as S from './StallName.styles';

/** As on its sign: "05 · Fish Corner", the number in the stall's colour. */
export function StallName({ stall }: { stall: Pick<CatalogueStall, 'number' | 'name' | 'accent'> }) {
  return (
    <>
      <S.Number $accent={stall.accent}>{stall.number} ·</S.Number> {stall.name}
    </>
  );
}
