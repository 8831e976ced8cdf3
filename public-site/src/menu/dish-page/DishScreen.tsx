// requirements 8, Success toasts; decisions, The sample dish
import type { PageMeta } from '@venue/shared/contracts';
import { notify } from '@venue/shared/notify';
import { dishAttributes, shownChoice } from '@venue/shared/instant';
import { paths } from '@venue/shared/paths';
import { useCart } from '@venue/shared/stores';
import { ADDED_TO_CART } from '@venue/shared/text';
import {
  BackLink,
  Banner,
  Button,
  Chip,
  Cluster,
  Page,
  PageHeader,
  Price,
  QuantityStepper,
  Rating,
} from '@venue/shared/ui';
import { useState } from 'react';
import { toCartDish } from '../../cart/todaysMenu';
import { SAMPLE_DISH_PATH } from '../../catalogue/dish';
import { SAMPLE_DISH } from '../../catalogue/generated/sampleDish';
import { offerAt } from '../../page/structuredData';
import { DIETARY_LABELS } from '../../dish-card/dietary';
import { DishTemplates } from '../../dish-card/DishTemplates';
import { FavoriteHeart } from '../../dish-card/FavoriteHeart';
import { MENU_TITLE } from '../../screenTitles';
import { SoldOut } from '../../today/SoldOut';
import { DishFacts } from './DishFacts';
import { DishGallery } from './DishGallery';
import * as S from './DishScreen.styles';

/** The quantity that the page starts with, and its minimum (requirements 4, Cart). */
const DISH_QUANTITY_MIN = 1;

export function page(): Partial<PageMeta> {
  const { name, description = SAMPLE_DISH.longDescription, price } = SAMPLE_DISH.dish;
  return {
    title: name,
    description,
    parents: [{ title: MENU_TITLE, path: paths.menu() }],
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'MenuItem',
      name,
      description,
      offers: offerAt(SAMPLE_DISH_PATH, price),
    },
  };
}

// Shows the same dish for every id of the address (requirements 2, Dish).
export default function DishScreen() {
  const { dish, thumbnails, allergenNotice } = SAMPLE_DISH;
  const words = SAMPLE_DISH.longDescription ?? dish.description;
  const add = useCart((state) => state.add);
  const [quantity, setQuantity] = useState(shownChoice);

  const addToCart = () => {
    add(toCartDish(dish), quantity);
    setQuantity(DISH_QUANTITY_MIN);
    notify.success(ADDED_TO_CART);
  };

  return (
    <Page $top="s24" $bottom="s64" $gap="s16">
      <DishTemplates />
      <BackLink to={paths.menu()}>Back to Menu</BackLink>
      <S.Columns>
        <S.Gallery>
          <DishGallery pictures={thumbnails} />
          <S.Heart>
            <FavoriteHeart dish={dish} />
          </S.Heart>
        </S.Gallery>
        <S.Text>
          <PageHeader eyebrow={SAMPLE_DISH.tab} title={dish.name} />
          <S.Facts>
            {dish.rating !== undefined && <Rating value={dish.rating} />}
            <SoldOut name={dish.name}>
              <>{dish.estimatedTime && <Chip icon="clock">{dish.estimatedTime} min</Chip>}</>
            </SoldOut>
            {dish.dietary.map((kind) => (
              <Chip key={kind} icon="leaf">
                {DIETARY_LABELS[kind]}
              </Chip>
            ))}
          </S.Facts>
          {words && <p>{words}</p>}
          <S.Order>
            <Price amount={dish.price} size="large" />
            <Cluster {...dishAttributes(toCartDish(dish), { chosen: true })}>
              <QuantityStepper
                name={dish.name}
                quantity={quantity}
                min={DISH_QUANTITY_MIN}
                onChange={setQuantity}
              />
              <Button tone="accent" onClick={addToCart}>
                Add to Cart
              </Button>
            </Cluster>
          </S.Order>
          {allergenNotice && (
            <Banner tone="warn" title="Allergen notice">
              {allergenNotice}
            </Banner>
          )}
        </S.Text>
      </S.Columns>
      <DishFacts />
    </Page>
  );
}
