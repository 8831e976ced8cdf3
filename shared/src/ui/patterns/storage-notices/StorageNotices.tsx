import { Stack } from '../../primitives/layout/Layout';
import { Banner } from '../banner/Banner';

const LABELS: Readonly<Record<string, string>> = {
  user: 'your sign-in',
  orders: 'your orders',
  reservations: 'your reservations',
  tickets: 'your tickets',
  reviews: 'your reviews',
  favorites: 'your favorites',
  cart: 'your cart',
  hostNotes: 'your notes about bookings',
  requests: 'what was asked for on this device',
  listsOwner: 'whose lists these are',
};

const joined = (parts: string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(parts);

interface StorageNoticesProps {
  /** Keys of local storage whose content could not be read (decisions, Damaged or forbidden storage). */
  damaged: readonly string[];
  /** Nothing can be stored (decisions, Damaged or forbidden storage). */
  isUnsaved?: boolean;
}

/** Notices about stored content that could not be read, and about storage that is not available. */
export function StorageNotices({ damaged, isUnsaved = false }: StorageNoticesProps) {
  if (damaged.length === 0 && !isUnsaved) return null;
  const parts = damaged.map((key) => LABELS[key] ?? key);
  return (
    <Stack $gap="s8">
      {parts.length > 0 && (
        <Banner title={`Part of what this browser keeps could not be read: ${joined(parts)}`}>
          It was set aside on this device and nothing was deleted. Everything else is as you left it.
        </Banner>
      )}
      {isUnsaved && (
        <Banner tone="warn" title="This browser can’t save what you do here">
          It stays on this page until you close it.
        </Banner>
      )}
    </Stack>
  );
}
