import { cartCount, cartTotal, formatKsh } from '@venue/shared/rules';
import { useCart } from '@venue/shared/stores';
import { countText } from '@venue/shared/text';
import type { ReactNode } from 'react';
import * as S from './OrderBar.styles';

interface OrderBarProps {
  /** `phone` where a wide screen shows the cart beside the dishes. */
  show?: 'always' | 'phone';
  /** The step that comes next. */
  children: ReactNode;
}

/** What is in the cart so far, floating over the end of the dishes; it rests below the last card. */
export function OrderBar({ show = 'always', children }: OrderBarProps) {
  const lines = useCart((state) => state.lines);
  const count = cartCount(lines);
  return (
    <S.Root $show={show}>
      {count > 0 && (
        <S.Bar aria-label="Your cart so far">
          <S.Text>
            <S.Items>{countText(count, 'item')}</S.Items>
            <S.Dot aria-hidden="true">·</S.Dot>
            <S.Total>{formatKsh(cartTotal(lines))}</S.Total>
          </S.Text>
          {children}
        </S.Bar>
      )}
    </S.Root>
  );
}
