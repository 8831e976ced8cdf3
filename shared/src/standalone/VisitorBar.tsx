import { venueNow } from '../browser';
import { useCart, useUser } from '@venue/shared/stores';
import { Cluster } from '@venue/shared/ui';
import { cartCount } from '../rules/cart';
import { sampleOrders } from '../samples';
import { countText } from '../text';
import { Button, FilterChip } from '../ui';
import { TEST_ACCOUNTS } from '../venue';
import { Text } from '../ui/primitives/text/Text';

/** Enough for a total, a delivery fee and more than one line. */
const DISHES = [
  { id: 9001, name: 'Sample main', price: 450, category: 'mains', prepMinutes: 15 },
  { id: 9002, name: 'Sample side', price: 120, category: 'starters', prepMinutes: 5 },
];

/** Makes the person at a remote's standalone page a guest, a customer or an administrator, with or without a cart. */
export function VisitorBar() {
  const { user, signIn, signOut } = useUser((state) => state);
  const { lines, add, clear } = useCart((state) => state);
  const fill = () => DISHES.forEach((dish) => add(dish, 2));
  return (
    <Cluster $gap="s8" role="group" aria-label="Visitor">
      <FilterChip pressed={user === null} onClick={signOut}>
        Guest
      </FilterChip>
      {TEST_ACCOUNTS.map(({ label, user: account }) => (
        <FilterChip
          key={account.id}
          pressed={user?.role === account.role}
          onClick={() => signIn(account, sampleOrders(venueNow()))}
        >
          {label}
        </FilterChip>
      ))}
      <Button tone="quiet" size="small" onClick={fill}>
        Fill cart
      </Button>
      <Button tone="quiet" size="small" onClick={clear}>
        Empty cart
      </Button>
      <Text $step="small" $tabular role="status">{`${countText(cartCount(lines), 'item')} in the cart`}</Text>
    </Cluster>
  );
}
