import { ConfirmDialog } from '@venue/shared/ui';
import { useState } from 'react';

interface DeleteDialogProps {
  /** "event": completes the question. */
  what: string;
  /** The button's words: "Delete Event". */
  label: string;
  /** The name of what is to go; null while the dialog is closed. */
  name: string | null;
  /** Ends when it is known how the deletion ended; the parent closes the dialog then. */
  onDelete: () => Promise<void>;
  onClose: () => void;
}

/** Spec 2: asks word for word before something is deleted for good. */
export function DeleteDialog({ what, label, name, onDelete, onClose }: DeleteDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const run = () => {
    setIsBusy(true);
    void onDelete().finally(() => setIsBusy(false));
  };
  return (
    <ConfirmDialog
      open={name !== null}
      title={label}
      confirm={{ label, run, busy: isBusy }}
      onClose={() => !isBusy && onClose()}
    >
      {`Are you sure you want to delete the ${what} "${name ?? ''}"? This action cannot be undone.`}
    </ConfirmDialog>
  );
}
