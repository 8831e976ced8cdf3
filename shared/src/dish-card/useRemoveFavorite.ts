import { notify } from '@venue/shared/notify';
import { useUserStore } from '@venue/shared/stores';
import type { FavoriteDish } from '../types';

/** Removes a dish from the favorites and offers Undo. */
export function useRemoveFavorite() {
  const store = useUserStore();
  return (dish: FavoriteDish) => {
    const { removeFavorite, addFavorite } = store.getState();
    removeFavorite(dish.id);
    notify.success(`${dish.name} removed from favorites`, {
      action: { label: 'Undo', run: () => addFavorite(dish) },
    });
  };
}
