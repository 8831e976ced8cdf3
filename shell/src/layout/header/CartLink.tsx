import { paths } from '@venue/shared/paths';
import { cartCount } from '@venue/shared/rules';
import { useCart } from '@venue/shared/stores';
import { Icon } from '@venue/shared/ui';
import * as S from './CartLink.styles';

const MOST_SHOWN = 99;

/** How many things are in the cart, in words; nothing while that is not known yet. */
export function useCartWords(): { count: number; words: string } {
  const count = useCart((state) => cartCount(state.lines));
  const ready = useCart((state) => state.ready);
  if (!ready) return { count: 0, words: '' };
  return { count, words: count === 0 ? 'empty' : `${count} ${count === 1 ? 'item' : 'items'}` };
}

/** The way to the cart, with the number of items on it. */
export function CartLink() {
  const { count, words } = useCartWords();
  return (
    <S.Cart to={paths.cart()} aria-label={words ? `Cart, ${words}` : 'Cart'}>
      <Icon name="cart" size="1.5rem" />
      {/* a new element for each number, so that each change is seen */}
      {count > 0 && <S.Badge key={count}>{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</S.Badge>}
    </S.Cart>
  );
}
