import { paths } from '@venue/shared/paths';
import { useUser } from '@venue/shared/stores';
import { Icon } from '@venue/shared/ui';
import * as S from './AccountCorner.styles';
import { AccountMenu } from './AccountMenu';

/**
 * Sign In, or My Account. Until the stored user is read both are rendered, and CSS shows one of them by the `data-user`
 * attribute (`markVisitor`), so that nothing moves afterwards.
 */
export function AccountCorner() {
  const user = useUser((state) => state.user);
  const ready = useUser((state) => state.ready);
  if (user) return <AccountMenu user={user} />;
  return (
    <S.Corner>
      <S.ForGuests to={paths.signIn()}>Sign In</S.ForGuests>
      {!ready && (
        <S.ForMembers to={paths.dashboard()}>
          My Account
          <Icon name="chevron-down" size="1rem" />
        </S.ForMembers>
      )}
    </S.Corner>
  );
}
