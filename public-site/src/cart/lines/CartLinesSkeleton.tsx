import { Skeleton, VisuallyHidden } from '@venue/shared/ui';
import * as S from './CartLinesSkeleton.styles';

/** Placeholder of the cart's lines until the stored cart is read, which a static page can't know. */
export function CartLinesSkeleton() {
  return (
    <S.Root role="status">
      <VisuallyHidden>Loading your cart...</VisuallyHidden>
      <Skeleton height="100%" shape="card" />
    </S.Root>
  );
}
