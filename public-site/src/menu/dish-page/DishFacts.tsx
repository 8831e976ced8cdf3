import { Summary } from '@venue/shared/ui';
import { SAMPLE_DISH } from '../../catalogue/generated/sampleDish';
import * as S from './DishFacts.styles';

export function DishFacts() {
  const { ingredients, nutrition } = SAMPLE_DISH;
  return (
    <S.Columns>
      <S.Part aria-labelledby="ingredients">
        <h2 id="ingredients">Ingredients</h2>
        <S.Ingredients>
          {ingredients.map((ingredient) => (
            <li key={ingredient}>{ingredient}</li>
          ))}
        </S.Ingredients>
      </S.Part>
      <S.Part aria-labelledby="nutrition">
        <h2 id="nutrition">Nutrition Info</h2>
        <p>For one plate, as served.</p>
        <Summary items={nutrition.map(({ name, amount }) => ({ label: name, value: amount }))} />
      </S.Part>
    </S.Columns>
  );
}
