import { PageHeader } from '@venue/shared/ui';

export default function StallScreen() {
  return <PageHeader title="Stall" />;
}
