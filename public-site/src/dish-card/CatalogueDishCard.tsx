import { DishCard, DishName } from '@venue/shared/dish-card';
import { CardLink, Icon, Rating, Text } from '@venue/shared/ui';
import { toCartDish } from '../cart/todaysMenu';
import { SAMPLE_DISH_ID, SAMPLE_DISH_PATH, type CatalogueDish } from '../catalogue/dish';
import { SoldOut } from '../today/SoldOut';
import * as S from './CatalogueDishCard.styles';
import { DIETARY_LABELS, shownDietary } from './dietary';
import { FavoriteHeart } from './FavoriteHeart';

/** The card of a dish with rating, preparation time, diets and description, as far as the owner has said them. */
export function CatalogueDishCard({ dish }: { dish: CatalogueDish }) {
  const { id, name, description, rating, estimatedTime, dietary, picture } = dish;
  return (
    <DishCard as="li" dish={toCartDish(dish)} picture={picture} heart={<FavoriteHeart dish={dish} />}>
      <DishName>
        {/* Only the sample dish has a page (decisions, The sample dish). */}
        {id === SAMPLE_DISH_ID ? <CardLink to={SAMPLE_DISH_PATH}>{name}</CardLink> : name}
      </DishName>
      <S.Facts>
        {rating !== undefined && <Rating value={rating} compact />}
        <SoldOut name={name}>
          <>
            {estimatedTime && (
              <S.Fact>
                <Icon name="clock" size="1.125em" />
                <span>{`${estimatedTime} min`}</span>
              </S.Fact>
            )}
          </>
        </SoldOut>
        {shownDietary(dietary).map((kind) => (
          <S.Fact key={kind}>{DIETARY_LABELS[kind]}</S.Fact>
        ))}
      </S.Facts>
      {description && <Text>{description}</Text>}
    </DishCard>
  );
}
