import { paths } from '@venue/shared/paths';
import { useSignOut } from '@venue/shared/session';
import type { User } from '@venue/shared/types';
import { Icon } from '@venue/shared/ui';
import * as S from './AccountLinks.styles';

interface AccountLinksProps {
  user: User;
  /** Called when an entry is chosen. */
  onChoose: () => void;
}

/** The links of a signed-in person, and Sign Out (requirements 2, Navigation). */
export function AccountLinks({ user, onChoose }: AccountLinksProps) {
  const signOut = useSignOut();
  return (
    <>
      <S.Person>
        Signed in as <S.PersonName dir="auto">{user.name}</S.PersonName>
      </S.Person>
      <S.List role="list">
        <li>
          <S.Row to={paths.dashboard()} onClick={onChoose}>
            <Icon name="user" />
            Dashboard
          </S.Row>
        </li>
        {user.role === 'admin' && (
          <li>
            <S.Row to={paths.adminDashboard()} onClick={onChoose}>
              <Icon name="lock" />
              Admin Dashboard
            </S.Row>
          </li>
        )}
        <li>
          <S.SignOut
            type="button"
            onClick={() => {
              onChoose();
              signOut();
            }}
          >
            <Icon name="arrow-right" />
            Sign Out
          </S.SignOut>
        </li>
      </S.List>
    </>
  );
}
