import { paths } from '@venue/shared/paths';
import { useUser } from '@venue/shared/stores';
import { Icon } from '@venue/shared/ui';
import * as S from './AccountCorner.styles';
import { AccountMenu } from './AccountMenu';

/**
 * Sign In, or My Account. Until the stored person is read, both stand in the page and the mark that the head's script
 * left on the document chooses, so that nothing moves when the answer comes.
 */
export function AccountCorner() {
  const user = useUser((state) => state.user);
  const ready = useUser((state) => state.ready);
  if (!ready)
    return (
      <S.Corner>
        <S.ForGuests to={paths.signIn()}>Sign In</S.ForGuests>
        <S.ForMembers to={paths.dashboard()}>
          My Account
          <Icon name="chevron-down" size="1rem" />
        </S.ForMembers>
      </S.Corner>
    );
  if (user) return <AccountMenu user={user} />;
  return (
    <S.Corner>
      <S.SignIn to={paths.signIn()}>Sign In</S.SignIn>
    </S.Corner>
  );
}
