import { Icon } from '../icon/Icon';
import * as S from './QuantityStepper.styles';

interface QuantityStepperProps {
  /** What is counted: "Samosas". */
  name: string;
  quantity: number;
  onChange: (quantity: number) => void;
  /** 0 where going below one takes the dish away. */
  min?: number;
  max?: number;
}

/** How many: minus, the number, plus. */
export function QuantityStepper({ name, quantity, onChange, min = 0, max = Infinity }: QuantityStepperProps) {
  const step = (by: number, label: string, icon: 'minus' | 'plus') => {
    const next = quantity + by;
    const allowed = next >= min && next <= max;
    return (
      <S.Step
        type="button"
        aria-label={`${label} quantity of ${name}`}
        aria-disabled={!allowed}
        onClick={() => allowed && onChange(next)}
      >
        <Icon name={icon} />
      </S.Step>
    );
  };
  return (
    <S.Root role="group" aria-label={`Quantity of ${name}`}>
      {step(-1, 'Decrease', 'minus')}
      <S.Count>{quantity}</S.Count>
      {step(1, 'Increase', 'plus')}
    </S.Root>
  );
}
