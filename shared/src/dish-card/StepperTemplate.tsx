import { Template } from '../instant/Template';
import { QuantityStepper } from '../ui/primitives/stepper/QuantityStepper';

/** The stepper that takes the place of Add to Cart; a copy gets the name of its dish at the end of its labels. */
export function StepperTemplate() {
  return (
    <Template id="stepper">
      <QuantityStepper name="" quantity={1} onChange={() => undefined} />
    </Template>
  );
}
