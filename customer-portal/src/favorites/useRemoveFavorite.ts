import { notify } from '@venue/shared/notify';
import { useUser, useUserStore } from '@venue/shared/stores';
import type { FavoriteDish } from '@venue/shared/types';
import { useEffect, useRef } from 'react';

/** Takes a dish from the favorites, offers to take that back, and keeps the focus in `place`. */
export function useRemoveFavorite() {
  const store = useUserStore();
  const favorites = useUser((state) => state.favorites);
  const place = useRef<HTMLDivElement>(null);
  const removedAt = useRef<number | null>(null);

  // The pressed heart is gone with its card: on to the next one, or to what stands there now.
  useEffect(() => {
    const at = removedAt.current;
    if (at === null) return;
    removedAt.current = null;
    const hearts = [...(place.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    const next = hearts[Math.min(at, hearts.length - 1)] ?? place.current?.querySelector('a');
    next?.focus({ preventScroll: hearts.length > 0 });
  }, [favorites]);

  const remove = (dish: FavoriteDish) => {
    removedAt.current = favorites.findIndex(({ id }) => id === dish.id);
    const { removeFavorite, addFavorite } = store.getState();
    removeFavorite(dish.id);
    notify.success(`${dish.name} removed from favorites`, {
      action: { label: 'Undo', run: () => addFavorite(dish) },
    });
  };

  return { place, remove };
}
