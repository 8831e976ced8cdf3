import { IS_ONE_STALL } from '@venue/shared/stall-words';
import type { CatalogueStall } from '../catalogue/stalls';
import * as S from './StallName.styles';

/** A stall's name with its number, as on its sign: "05 · Fish Corner"; one alone has none. */
export function StallName({ stall }: { stall: Pick<CatalogueStall, 'number' | 'name' | 'accent'> }) {
  return (
    <>
      {!IS_ONE_STALL && (
        <>
          <S.Number $accent={stall.accent}>{`${stall.number} ·`}</S.Number>{' '}
        </>
      )}
      <span>{stall.name}</span>
    </>
  );
}
