// requirements 2, Profile; requirements 8, Success toasts
import { PROFILE_TITLE } from '../screenTitles';
import { SidebarLayout } from '@venue/shared/ui';
import { AccountPage } from '../account-page/AccountPage';
import { MyData } from './my-data/MyData';
import { ProfileForm } from './ProfileForm';

export default function ProfileScreen() {
  return (
    <AccountPage title={PROFILE_TITLE} lead="Who you are to us, and where your orders go.">
      <SidebarLayout>
        <ProfileForm />
        <MyData />
      </SidebarLayout>
    </AccountPage>
  );
}
