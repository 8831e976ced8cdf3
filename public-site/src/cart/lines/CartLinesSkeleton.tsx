import { Skeleton, VisuallyHidden } from '@venue/shared/ui';
import * as S from './CartLinesSkeleton.styles';

/** The place of the cart while the visitor's own is not read yet: on a static page nobody's cart is known. */
export function CartLinesSkeleton() {
  return (
    <S.Root role="status">
      <VisuallyHidden>Loading your cart...</VisuallyHidden>
      <Skeleton height="100%" shape="card" />
    </S.Root>
  );
}
