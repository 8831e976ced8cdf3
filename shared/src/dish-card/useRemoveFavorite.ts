import { notify } from '@venue/shared/notify';
import { useUserStore } from '@venue/shared/stores';
import type { FavoriteDish } from '../types';

/** Removes a dish from the favorites and offers Undo, which gives it its place again. */
export function useRemoveFavorite() {
  const store = useUserStore();
  return (dish: FavoriteDish) => {
    const { favorites, removeFavorite } = store.getState();
    const at = favorites.findIndex(({ id }) => id === dish.id);
    removeFavorite(dish.id);
    const undo = () =>
      store.setState(({ favorites: now }) => {
        const others = now.filter(({ id }) => id !== dish.id);
        return { favorites: [...others.slice(0, at), favorites[at] ?? dish, ...others.slice(at)] };
      });
    notify.success(`${dish.name} removed from favorites`, { action: { label: 'Undo', run: undo } });
  };
}
