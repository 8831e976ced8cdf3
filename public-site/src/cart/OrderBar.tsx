import type { Elements } from '@venue/shared/ui';
import { cartCount, cartTotal, formatKsh } from '@venue/shared/rules';
import { useCart } from '@venue/shared/stores';
import { countText } from '@venue/shared/text';
import * as S from './OrderBar.styles';

interface OrderBarProps {
  /** `phone` where wide screens show the cart beside the dishes. */
  show?: 'always' | 'phone';
  /** The button for the next step. */
  children: Elements;
}

interface CartSoFarProps {
  /** How many dishes are in the cart. */
  count: number;
  totalKsh: number;
  children?: Elements;
}

/**
 * What is in the cart, and the button for the next step. It is in the page while the cart is empty too: rules that a press
 * adds cost a slow phone the style of the whole page.
 */
function CartSoFar({ count, totalKsh, children }: CartSoFarProps) {
  return (
    <S.Bar aria-label="Your cart so far" hidden={count === 0}>
      <S.Text>
        <S.Items>{countText(count, 'item')}</S.Items>
        <S.Dot aria-hidden="true">·</S.Dot>
        <S.Total>{formatKsh(totalKsh)}</S.Total>
      </S.Text>
      {children}
    </S.Bar>
  );
}

/** The floating summary of the cart at the bottom of the screen. At the end of the page it is below the last card. */
export function OrderBar({ show = 'always', children }: OrderBarProps) {
  const lines = useCart((state) => state.lines);
  const count = cartCount(lines);
  return (
    <S.Root $show={show}>
      <CartSoFar count={count} totalKsh={cartTotal(lines)}>
        {children}
      </CartSoFar>
    </S.Root>
  );
}
