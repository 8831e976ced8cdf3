import { formatKsh } from '../../../rules/money';
import * as S from './Price.styles';

interface PriceProps {
  /** In Kenyan shillings. */
  amount: number;
  size?: 'regular' | 'large';
}

/** An amount of money in tabular digits: KSh 1,200. */
export function Price({ amount, size = 'regular' }: PriceProps) {
  return <S.Root $size={size}>{formatKsh(amount)}</S.Root>;
}
