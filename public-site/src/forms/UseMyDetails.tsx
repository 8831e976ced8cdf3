import { useUser } from '@venue/shared/stores';
import type { User } from '@venue/shared/types';
import { Button, Icon } from '@venue/shared/ui';
import * as S from './UseMyDetails.styles';

interface UseMyDetailsProps {
  /** Fills the form: `(user) => fill({ name: user.name, … })`. */
  onUse: (user: User) => void;
}

/**
 * Button that fills a form with a signed-in customer's saved details. Guests don't see it (decisions, Saved details).
 */
export function UseMyDetails({ onUse }: UseMyDetailsProps) {
  const user = useUser((state) => state.user);
  const ready = useUser((state) => state.ready);
  const button = (use?: () => void) => (
    <Button tone="quiet" size="small" onClick={use}>
      <Icon name="user" />
      Use my details
    </Button>
  );
  if (!ready) return <S.Skeleton>{button()}</S.Skeleton>;
  return user && button(() => onUse(user));
}
