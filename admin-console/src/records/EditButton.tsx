import { Button, VisuallyHidden } from '@venue/shared/ui';
import { useBusy } from './useBusy';

interface EditButtonProps {
  /** Says which row to screen readers. */
  name: string;
  /** Opens the dialog of the record; the button is busy while what it gives to `run` is under way. */
  onEdit: (run: (work: () => Promise<void>) => void) => void;
}

/** Edit in a row, busy while the record is fetched. */
export function EditButton({ name, onEdit }: EditButtonProps) {
  const [isBusy, run] = useBusy();
  return (
    <Button tone="quiet" size="small" busy={isBusy} onClick={() => onEdit((work) => void run(work))}>
      Edit<VisuallyHidden>{` ${name}`}</VisuallyHidden>
    </Button>
  );
}
