import { Icon } from '../icon/Icon';
import * as S from './QuantityStepper.styles';

interface QuantityStepperProps {
  /** Name of what is counted, for the accessible names: "Samosas". */
  name: string;
  quantity: number;
  onChange: (quantity: number) => void;
  /** 0 where going below one removes the dish. */
  min?: number;
  max?: number;
}

/** A quantity with buttons for one less and one more. */
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
