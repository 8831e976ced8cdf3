import { Button, Icon } from '@venue/shared/ui';
import { shareLink } from './shareLink';

/** Shares a page by the device's own sheet, or copies its link. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  return (
    <Button tone="quiet" onClick={() => void shareLink(title, path)}>
      <Icon name="share" />
      Share
    </Button>
  );
}
