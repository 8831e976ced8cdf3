// requirements 2, Favorites; requirements 3, Favorite dish; decisions, Favourites
import { paths } from '@venue/shared/paths';
import { FAVORITES_TITLE } from '../screenTitles';
import { useRemoveFavorite } from '@venue/shared/dish-card';
import { useUser } from '@venue/shared/stores';
import { ButtonLink, EmptyState, useFocusAfterRemoval } from '@venue/shared/ui';
import { AccountPage } from '../account-page/AccountPage';
import { FavoriteCard } from './FavoriteCard';
import * as S from './FavoritesScreen.styles';

export default function FavoritesScreen() {
  const favorites = useUser((state) => state.favorites);
  const remove = useRemoveFavorite();
  useFocusAfterRemoval();
  return (
    <AccountPage title={FAVORITES_TITLE} lead="Your saved dishes for quick ordering">
      {favorites.length === 0 ? (
        <EmptyState
          title="No favorites yet"
          hint="Start adding dishes to your favorites for quick access"
          motif="pot"
          action={<ButtonLink to={paths.menu()}>Browse Menu</ButtonLink>}
        />
      ) : (
        <S.Grid role="list" aria-label="My favorites">
          {favorites.map((dish) => (
            <li key={dish.id} tabIndex={-1}>
              <FavoriteCard dish={dish} onRemove={() => remove(dish)} />
            </li>
          ))}
        </S.Grid>
      )}
    </AccountPage>
  );
}
