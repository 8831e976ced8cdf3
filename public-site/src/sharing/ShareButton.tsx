import { Button, Icon } from '@venue/shared/ui';
import { shareLink } from './shareLink';

/** Button that shares a page or copies its link. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  return (
    <Button tone="quiet" onClick={() => void shareLink(title, path)}>
      <Icon name="share" />
      Share
    </Button>
  );
}
