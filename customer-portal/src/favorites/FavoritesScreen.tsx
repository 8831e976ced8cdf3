import { PageHeader } from '@venue/shared/ui';

export default function FavoritesScreen() {
  return <PageHeader title="My Favorites" />;
}
