import { Skeleton, VisuallyHidden } from '@venue/shared/ui';
import * as S from './CartLinesSkeleton.styles';

/** Placeholder of the cart until the stored one is read; a static page knows no cart. */
export function CartLinesSkeleton() {
  return (
    <S.Root role="status">
      <VisuallyHidden>Loading your cart...</VisuallyHidden>
      <Skeleton height="100%" shape="card" />
    </S.Root>
  );
}
