import { PageHeader } from '@venue/shared/ui';

export default function TermsScreen() {
  return <PageHeader title="Terms and Conditions" />;
}
