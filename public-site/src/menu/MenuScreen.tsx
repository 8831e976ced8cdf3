import { PageHeader } from '@venue/shared/ui';

export default function MenuScreen() {
  return <PageHeader title="Menu" />;
}
