import { Button, VisuallyHidden } from '@venue/shared/ui';
import { useBusy } from './useBusy';

interface EditButtonProps {
  /** Says which row to screen readers. */
  name: string;
  /** Fetches the record and opens its dialog. */
  onEdit: () => Promise<void>;
}

/** Edit in a row, busy while the record is fetched. */
export function EditButton({ name, onEdit }: EditButtonProps) {
  const [isBusy, run] = useBusy();
  return (
    <Button tone="quiet" size="small" busy={isBusy} onClick={() => void run(onEdit)}>
      Edit<VisuallyHidden>{` ${name}`}</VisuallyHidden>
    </Button>
  );
}
