import { PageHeader } from '@venue/shared/ui';

export default function PrivacyPolicyScreen() {
  return <PageHeader title="Privacy Policy" />;
}
