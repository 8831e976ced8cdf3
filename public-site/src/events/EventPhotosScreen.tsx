import { PageHeader } from '@venue/shared/ui';

export default function EventPhotosScreen() {
  return <PageHeader title="Event photos" />;
}
