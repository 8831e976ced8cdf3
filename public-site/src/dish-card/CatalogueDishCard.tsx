import { paths } from '@venue/shared/paths';
import { CardLink, Icon, Rating } from '@venue/shared/ui';
import { DishCard, DishName } from '@venue/shared/dish-card';
import { toCartDish } from '../cart/todaysMenu';
import type { CatalogueDish } from '../catalogue/dish';
import { samplePath } from '../menu/samplePage';
import * as S from './CatalogueDishCard.styles';
import { DIETARY_LABELS, shownDietary } from './dietary';
import { FavoriteHeart } from './FavoriteHeart';

/** A dish of today: how good, how soon, for whom, and in one line what it is. */
export function CatalogueDishCard({ dish }: { dish: CatalogueDish }) {
  const { name, description, rating, estimatedTime, dietary, picture } = dish;
  // decisions: /menu/{id} is one fixed dish, so only that dish's card links there
  const hasPage = paths.dish(String(dish.id)) === samplePath;
  return (
    <DishCard as="li" dish={toCartDish(dish)} picture={picture} heart={<FavoriteHeart dish={dish} />}>
      <DishName>{hasPage ? <CardLink to={samplePath}>{name}</CardLink> : name}</DishName>
      <S.Facts>
        <Rating value={rating} compact />
        <S.Fact>
          <Icon name="clock" size="1.125em" />
          {estimatedTime} min
        </S.Fact>
        {shownDietary(dietary).map((kind) => (
          <S.Fact key={kind}>{DIETARY_LABELS[kind]}</S.Fact>
        ))}
      </S.Facts>
      <S.Line>{description}</S.Line>
    </DishCard>
  );
}
