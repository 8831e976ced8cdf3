import { useCart, useUser } from '@venue/shared/stores';
import { Banner } from '@venue/shared/ui';
import * as S from './AccountPage.styles';

const KEY_LABELS: Readonly<Record<string, string>> = {
  user: 'your sign-in',
  orders: 'your orders',
  reservations: 'your reservations',
  tickets: 'your tickets',
  reviews: 'your reviews',
  favorites: 'your favorites',
  cart: 'your cart',
};

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Notices about stored content that could not be read, and about storage that is not available. */
export function StorageNotices() {
  const account = useUser((state) => state.setAside);
  const cart = useCart((state) => state.setAside);
  const isAccountUnsaved = useUser((state) => state.storageFailed);
  const isCartUnsaved = useCart((state) => state.storageFailed);
  const parts = [...account, ...cart].map((key) => KEY_LABELS[key] ?? key);
  return (
    <S.Notices>
      {parts.length > 0 && (
        <Banner title={`Part of what this browser keeps could not be read: ${list.format(parts)}`}>
          It was set aside on this device and nothing was deleted. Everything else is as you left it.
        </Banner>
      )}
      {(isAccountUnsaved || isCartUnsaved) && (
        <Banner tone="warn" title="This browser can’t save what you do here">
          It stays on this page until you close it.
        </Banner>
      )}
    </S.Notices>
  );
}
