import { PageHeader } from '@venue/shared/ui';

export default function SignInScreen() {
  return <PageHeader title="Sign In" />;
}
