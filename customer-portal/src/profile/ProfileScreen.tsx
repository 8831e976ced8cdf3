import { SidebarLayout } from '@venue/shared/ui';
import { AccountPage } from '../account-page/AccountPage';
import { MyData } from './my-data/MyData';
import { ProfileForm } from './ProfileForm';

export default function ProfileScreen() {
  return (
    <AccountPage title="My Profile" lead="Who you are to us, and where your orders go.">
      <SidebarLayout>
        <ProfileForm />
        <MyData />
      </SidebarLayout>
    </AccountPage>
  );
}
