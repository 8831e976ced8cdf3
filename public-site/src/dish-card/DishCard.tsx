import { paths } from '@venue/shared/paths';
import { CardLink, Icon, Picture, Price, Rating } from '@venue/shared/ui';
import { samplePath } from '../menu/samplePage';
import type { CatalogueDish } from '../catalogue/dish';
import { AddToCart } from './AddToCart';
import { DIETARY_LABELS, shownDietary } from './dietary';
import * as S from './DishCard.styles';
import { FavoriteHeart } from './FavoriteHeart';

/** A dish that can be ordered: picture, name, one line, price, and Add to Cart in place. */
export function DishCard({ dish }: { dish: CatalogueDish }) {
  const { name, description, price, rating, estimatedTime, dietary, picture } = dish;
  // decisions: /menu/{id} is one fixed dish, so only that dish's card links there
  const hasPage = paths.dish(String(dish.id)) === samplePath;
  return (
    <S.Root as="li">
      <S.Face>
        <Picture {...picture} sizes="(min-width: 64em) 24rem, (min-width: 45em) 45vw, 92vw" />
      </S.Face>
      <S.Heart>
        <FavoriteHeart dish={dish} />
      </S.Heart>
      <S.Body>
        <S.Name>{hasPage ? <CardLink to={samplePath}>{name}</CardLink> : name}</S.Name>
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
        <S.Foot>
          <Price amount={price} size="large" />
          <AddToCart dish={dish} />
        </S.Foot>
      </S.Body>
    </S.Root>
  );
}
