import { StepperTemplate } from '@venue/shared/dish-card';
import { Template } from '@venue/shared/instant/template';
import { SignInQuestion } from './SignInQuestion';

/** What the page needs to answer presses on dishes before the application runs. A screen with dishes has it once. */
export function DishTemplates() {
  return (
    <>
      <StepperTemplate />
      <Template id="sign-in-question">
        <SignInQuestion dish="" />
      </Template>
    </>
  );
}
