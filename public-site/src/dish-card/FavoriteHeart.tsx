import { useRemoveFavorite } from '@venue/shared/dish-card';
import { paths } from '@venue/shared/paths';
import { useUser } from '@venue/shared/stores';
import type { FavoriteDish, MenuGroup } from '@venue/shared/types';
import { IconButton } from '@venue/shared/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CatalogueDish } from '../catalogue/dish';
import { SignInQuestion } from './SignInQuestion';

/** Categories of favourites: the menu's tabs as hyphenated slugs (requirements 3, Favorite dish). */
const CATEGORIES: Readonly<Record<MenuGroup, string>> = {
  starters: 'starters',
  mains: 'main-course',
  desserts: 'desserts',
  beverages: 'beverages',
};

function toFavorite({ id, name, image, group, price }: CatalogueDish): FavoriteDish {
  return { id, name, image, category: CATEGORIES[group], price };
}

/** Button that saves a dish for quick ordering. A guest is asked to sign in first (decisions, Favourites). */
export function FavoriteHeart({ dish }: { dish: CatalogueDish }) {
  const isSignedIn = useUser((state) => state.user !== null);
  const isSaved = useUser((state) => state.favorites.some(({ id }) => id === dish.id));
  const addFavorite = useUser((state) => state.addFavorite);
  const removeFavorite = useRemoveFavorite();
  const [asksToSignIn, setAsksToSignIn] = useState(false);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isOn = isSignedIn && isSaved;

  const press = () => {
    if (!isSignedIn) return setAsksToSignIn(true);
    if (isSaved) removeFavorite(toFavorite(dish));
    else addFavorite(toFavorite(dish));
  };

  return (
    <>
      <IconButton
        icon={isOn ? 'heart-filled' : 'heart'}
        label={`Favorite: ${dish.name}`}
        tone="floating"
        aria-pressed={isOn}
        data-asks-to-sign-in={dish.name}
        onClick={press}
      />
      {asksToSignIn && (
        <SignInQuestion
          dish={dish.name}
          onSignIn={() => void navigate(paths.signInFrom(pathname + search))}
          onClose={() => setAsksToSignIn(false)}
        />
      )}
    </>
  );
}
