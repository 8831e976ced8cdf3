import { PageHeader } from '@venue/shared/ui';

export default function BillboardScreen() {
  return <PageHeader title="Billboard advertising" />;
}
