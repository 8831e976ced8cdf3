import { Button } from '@venue/shared/ui';
import * as S from './ShowMore.styles';

interface ShowMoreProps {
  shown: number;
  total: number;
  /** "orders". */
  things: string;
  onMore: () => void;
}

/** Under a long list: how much of it is shown, and the button to more. */
export function ShowMore({ shown, total, things, onMore }: ShowMoreProps) {
  if (total <= shown) return null;
  return (
    <S.Foot>
      <p role="status">
        Showing {shown.toLocaleString('en')} of {total.toLocaleString('en')} {things}
      </p>
      <Button tone="quiet" onClick={onMore}>
        Show more {things}
      </Button>
    </S.Foot>
  );
}
