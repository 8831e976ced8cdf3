import { formatKsh } from '@venue/shared/rules';
import { useCart } from '@venue/shared/stores';
import { Banner, Button, Stack, StorageNotices } from '@venue/shared/ui';
import { cartChanges } from './cartChanges';
import { useCartActions } from './useCartActions';

/** Notices about a cart that differs from today's menu or can't be stored. */
export function CartNotices() {
  const lines = useCart((state) => state.lines);
  const damaged = useCart((state) => state.setAside);
  const isUnsaved = useCart((state) => state.storageFailed);
  const { takeTodaysPrice } = useCartActions();
  const { gone, repriced } = cartChanges(lines);
  if (gone.length + repriced.length + damaged.length === 0 && !isUnsaved) return null;

  return (
    <Stack $gap="s8">
      {gone.length > 0 && (
        <Banner tone="warn" title={`No longer on our menu: ${gone.map(({ name }) => name).join(', ')}`}>
          {`${gone.length === 1 ? 'It stays' : 'They stay'} in your cart until you remove ${gone.length === 1 ? 'it' : 'them'}. Please ask us before you order.`}
        </Banner>
      )}
      {repriced.length > 0 && (
        <Banner
          tone="warn"
          title="Prices have changed since you filled your cart"
          actions={
            <Button
              tone="quiet"
              size="small"
              onClick={() => repriced.forEach(({ line, today }) => takeTodaysPrice(line, today))}
            >
              Use today’s prices
            </Button>
          }
        >
          {repriced.map(({ line, today }) => (
            <p key={line.id}>
              {`${line.name}: ${formatKsh(line.price)} in your cart, ${formatKsh(today)} today.`}
            </p>
          ))}
        </Banner>
      )}
      <StorageNotices damaged={damaged} isUnsaved={isUnsaved} />
    </Stack>
  );
}
