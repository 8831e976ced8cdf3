import { PageHeader } from '@venue/shared/ui';

export default function EventScreen() {
  return <PageHeader title="Event" />;
}
