import { groupDigits } from '@venue/shared/rules';
import { Icon } from '@venue/shared/ui';
import { Link } from 'react-router-dom';
import * as S from './Lists.styles';

/** "2 awaiting confirmation", as a link to the full list (decisions, Confirmed lists of the dashboard). */
export function AwaitingLink({ count, to }: { count: number; to: string }) {
  return (
    count > 0 && (
      <S.Awaiting>
        <Icon name="clock" />
        <Link to={to}>{`${groupDigits(count)} awaiting confirmation`}</Link>
      </S.Awaiting>
    )
  );
}
