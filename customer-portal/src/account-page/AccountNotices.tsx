import { useCart, useUser } from '@venue/shared/stores';
import { StorageNotices } from '@venue/shared/ui';

/** What could not be read or can't be stored of the account and the cart. */
export function AccountNotices() {
  const account = useUser((state) => state.setAside);
  const cart = useCart((state) => state.setAside);
  const isAccountUnsaved = useUser((state) => state.storageFailed);
  const isCartUnsaved = useCart((state) => state.storageFailed);
  return <StorageNotices damaged={[...account, ...cart]} isUnsaved={isAccountUnsaved || isCartUnsaved} />;
}
