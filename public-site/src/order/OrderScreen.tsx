import { PageHeader } from '@venue/shared/ui';

export default function OrderScreen() {
  return <PageHeader title="Order Online" />;
}
