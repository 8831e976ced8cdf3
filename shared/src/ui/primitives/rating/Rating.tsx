import { useId } from 'react';
import { FieldError } from '../field/Field';
import { Icon } from '../icon/Icon';
import * as S from './Rating.styles';

const STARS = [1, 2, 3, 4, 5] as const;

interface RatingProps {
  /** 0 to 5. */
  value: number;
  /** Shows one star and the number, for cards. */
  compact?: boolean;
}

/** A rating in stars, announced as "4.8 out of 5". */
export function Rating({ value, compact = false }: RatingProps) {
  const row = STARS.map((star) => <Icon key={star} name="star" size="1em" />);
  return (
    <S.Root role="img" aria-label={`${value} out of 5`}>
      {compact ? (
        <S.SingleStar>
          <Icon name="star" size="1em" />
        </S.SingleStar>
      ) : (
        <S.Stars>
          {row}
          <S.FilledStars style={{ width: `${(value / 5) * 100}%` }}>{row}</S.FilledStars>
        </S.Stars>
      )}
      <span>{value}</span>
    </S.Root>
  );
}

interface RatingInputProps {
  label: string;
  /** Name of the form field; its value is '1' to '5'. */
  name: string;
  defaultValue?: number;
  required?: boolean;
  /** What is wrong and how to correct it. */
  error?: string | undefined;
}

/** A group of radio buttons for one to five stars. */
export function RatingInput({ label, name, defaultValue, required, error }: RatingInputProps) {
  const errorId = useId();
  return (
    <div>
      <S.Group>
        <S.Legend>{label}</S.Legend>
        {STARS.map((star) => (
          <S.Star key={star}>
            <input
              type="radio"
              name={name}
              value={star}
              aria-label={star === 1 ? '1 star' : `${star} stars`}
              aria-describedby={error ? errorId : undefined}
              defaultChecked={star === defaultValue}
              required={required}
            />
            <Icon name="star" size="1.75rem" />
          </S.Star>
        ))}
      </S.Group>
      <FieldError id={errorId} error={error} />
    </div>
  );
}
