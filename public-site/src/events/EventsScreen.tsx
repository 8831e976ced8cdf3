import { PageHeader } from '@venue/shared/ui';

export default function EventsScreen() {
  return <PageHeader title="Events & Experiences" />;
}
