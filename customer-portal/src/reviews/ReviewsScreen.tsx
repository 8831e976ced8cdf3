import { PageHeader } from '@venue/shared/ui';

export default function ReviewsScreen() {
  return <PageHeader title="My Reviews" />;
}
