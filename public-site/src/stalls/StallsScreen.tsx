import { PageHeader } from '@venue/shared/ui';

export default function StallsScreen() {
  return <PageHeader title="Our Stalls" />;
}
