import { textParam, useAddressState } from '@venue/shared/address';
import { cartTotal, formatKsh } from '@venue/shared/rules';
import { useCart } from '@venue/shared/stores';
import { Banner, Button, useFocusAfterRemoval } from '@venue/shared/ui';
import { useCartActions } from '../useCartActions';
import { SoldOut } from '../../today/SoldOut';
import { readSharedCart } from './cartLink';

const SHARED_CART = { dishes: textParam('dishes') };

/** Asks whether the dishes of a shared cart come into this one. After the answer the address is `/cart` again. */
export function SharedCartOffer() {
  const [{ dishes }, change] = useAddressState(SHARED_CART);
  const isEmpty = useCart((state) => state.lines.length === 0);
  const { takeSharedCart } = useCartActions();
  useFocusAfterRemoval();
  if (dishes === '') return null;

  const { lines, missing } = readSharedCart(dishes);
  const leave = () => change({ dishes: '' });
  const take = (mode: 'add' | 'replace') => {
    leave();
    takeSharedCart(lines, mode);
  };
  const leftOut = missing.length > 0 && (
    <p>{`Not on today’s menu, so left out: ${missing.map((id) => `dish ${id}`).join(', ')}.`}</p>
  );

  if (lines.length === 0)
    return (
      <Banner
        live
        tone="warn"
        title="Nothing of the shared cart is on today’s menu"
        actions={
          <Button tone="quiet" size="small" onClick={leave}>
            Close
          </Button>
        }
      >
        {leftOut}
      </Banner>
    );
  const named = lines.map(({ name, quantity }) => `${quantity}\u00A0×\u00A0${name}`).join(', ');
  return (
    <Banner
      live
      tone={leftOut ? 'warn' : 'info'}
      title="A cart was shared with you"
      actions={
        <>
          <Button size="small" onClick={() => take('add')}>
            Add them
          </Button>
          {!isEmpty && (
            <Button tone="quiet" size="small" onClick={() => take('replace')}>
              Replace my cart
            </Button>
          )}
          <Button tone="quiet" size="small" onClick={leave}>
            No
          </Button>
        </>
      }
    >
      <p>{`${named}: ${formatKsh(cartTotal(lines))} at today’s prices, without delivery.`}</p>
      {lines.map(({ name }) => (
        <SoldOut key={name} name={name} />
      ))}
      {leftOut}
    </Banner>
  );
}
