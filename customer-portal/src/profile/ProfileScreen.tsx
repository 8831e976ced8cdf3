import { PageHeader } from '@venue/shared/ui';

export default function ProfileScreen() {
  return <PageHeader title="My Profile" />;
}
