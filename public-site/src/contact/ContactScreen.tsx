import { PageHeader } from '@venue/shared/ui';

export default function ContactScreen() {
  return <PageHeader title="Contact" />;
}
