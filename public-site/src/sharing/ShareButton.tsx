import { Button, Icon } from '@venue/shared/ui';
import { shareLink } from './shareLink';

interface ShareButtonProps {
  title: string;
  path: string;
  children?: string;
}

/** Button that shares a page or copies its link. */
export function ShareButton({ title, path, children = 'Share' }: ShareButtonProps) {
  return (
    <Button tone="quiet" onClick={() => void shareLink(title, path)}>
      <Icon name="share" />
      <span>{children}</span>
    </Button>
  );
}
