import { Summary } from '@venue/shared/ui';
import { SAMPLE_DISH } from '../../catalogue/generated/sampleDish';
import * as S from './DishFacts.styles';

/** Empty where nothing is known; it is there, since the top of the page waits for what follows it (`hiddenUntilParsed`). */
export function DishFacts() {
  const { ingredients, nutrition } = SAMPLE_DISH;
  return (
    <S.Columns>
      {ingredients.length > 0 && (
        <S.Part aria-labelledby="ingredients">
          <h2 id="ingredients">Ingredients</h2>
          <S.Ingredients>
            {ingredients.map((ingredient) => (
              <li key={ingredient}>{ingredient}</li>
            ))}
          </S.Ingredients>
        </S.Part>
      )}
      {nutrition.length > 0 && (
        <S.Part aria-labelledby="nutrition">
          <h2 id="nutrition">Nutrition Info</h2>
          <p>For one plate, as served.</p>
          <Summary items={nutrition.map(({ name, amount }) => ({ label: name, value: amount }))} />
        </S.Part>
      )}
    </S.Columns>
  );
}
