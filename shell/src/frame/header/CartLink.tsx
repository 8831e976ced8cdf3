import { paths } from '@venue/shared/paths';
import { cartCount } from '@venue/shared/rules';
import { useCart } from '@venue/shared/stores';
import { badgeText, countText } from '@venue/shared/text';
import { Icon } from '@venue/shared/ui';
import * as S from './CartLink.styles';

/**
 * The number of items in the cart, and the same in words. It is 0, without words, until the store is ready.
 */
export function useCartLabel(): { count: number; label: string } {
  const count = useCart((state) => cartCount(state.lines));
  const ready = useCart((state) => state.ready);
  if (!ready) return { count: 0, label: '' };
  return { count, label: count === 0 ? 'empty' : countText(count, 'item') };
}

/** Link to the cart, with the number of items in a badge. */
export function CartLink() {
  const { count, label } = useCartLabel();
  return (
    <S.Cart to={paths.cart()} data-cart-link="" aria-label={label ? `Cart, ${label}` : 'Cart'}>
      <Icon name="cart" size="1.5rem" />
      {/* Until the store is ready, CSS shows the number that the script in the head has read, or has counted since. */}
      {!label && <S.StoredBadge suppressHydrationWarning aria-hidden="true" />}
      {/* The key makes a new element for each number, which runs the badge's animation. It is there while the cart is empty too:
          rules that a press adds cost a slow phone the style of the whole page. */}
      <S.Badge key={count} hidden={count === 0}>
        {count > 0 && badgeText(count)}
      </S.Badge>
    </S.Cart>
  );
}
