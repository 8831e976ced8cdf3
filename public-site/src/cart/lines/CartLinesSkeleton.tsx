import { Skeleton, Stack, VisuallyHidden } from '@venue/shared/ui';

/** The place of the cart while the visitor's own is not read yet: on a static page nobody's cart is known. */
export function CartLinesSkeleton() {
  return (
    <Stack role="status">
      <VisuallyHidden>Loading your cart...</VisuallyHidden>
      <Skeleton height="5.5rem" shape="card" />
      <Skeleton height="5.5rem" shape="card" />
    </Stack>
  );
}
