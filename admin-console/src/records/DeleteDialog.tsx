import { ConfirmDialog } from '@venue/shared/ui';
import { useBusy } from './useBusy';

interface DeleteDialogProps {
  /** "event": completes the question. */
  what: string;
  /** The button's label: "Delete Event". */
  label: string;
  /** The name of the record to delete; null while the dialog is closed. */
  name: string | null;
  /** Resolves when the deletion has worked or failed; the parent closes the dialog then. */
  onDelete: () => Promise<void>;
  onClose: () => void;
}

/** Asks word for word before something is deleted for good (requirements 2, Manage events). */
export function DeleteDialog({ what, label, name, onDelete, onClose }: DeleteDialogProps) {
  const [isBusy, run] = useBusy();
  return (
    <ConfirmDialog
      open={name !== null}
      title={label}
      confirm={{ label, run: () => void run(onDelete), busy: isBusy }}
      onClose={() => !isBusy && onClose()}
    >
      {`Are you sure you want to delete the ${what} "${name ?? ''}"? This action cannot be undone.`}
    </ConfirmDialog>
  );
}
