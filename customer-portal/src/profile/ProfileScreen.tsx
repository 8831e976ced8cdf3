import { AccountPage } from '../account-page/AccountPage';
import { MyData } from './my-data/MyData';
import { ProfileForm } from './ProfileForm';
import * as S from './ProfileScreen.styles';

export default function ProfileScreen() {
  return (
    <AccountPage title="My Profile" lead="Who you are to us, and where your orders go.">
      <S.Columns>
        <ProfileForm />
        <MyData />
      </S.Columns>
    </AccountPage>
  );
}
