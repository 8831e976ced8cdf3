import { Summary } from '@venue/shared/ui';
import { SAMPLE_DISH } from '../../catalogue/sampleDish';
import * as S from './DishFacts.styles';

/** Ingredients and nutrition of the dish. */
export function DishFacts() {
  const { ingredients, nutrition } = SAMPLE_DISH;
  return (
    <S.Columns>
      <S.Part aria-labelledby="ingredients">
        <S.Title id="ingredients">Ingredients</S.Title>
        <S.Ingredients>
          {ingredients.map((ingredient) => (
            <li key={ingredient}>{ingredient}</li>
          ))}
        </S.Ingredients>
      </S.Part>
      <S.Part aria-labelledby="nutrition">
        <S.Title id="nutrition">Nutrition Info</S.Title>
        <p>For one plate, as served.</p>
        <Summary items={nutrition.map(({ name, amount }) => ({ label: name, value: amount }))} />
      </S.Part>
    </S.Columns>
  );
}
