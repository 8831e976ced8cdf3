import { ConfirmDialog } from '@venue/shared/ui';

interface DeleteDialogProps {
  /** "event": completes the question and the button. */
  what: string;
  /** The name of what is to go; null while the dialog is closed. */
  name: string | null;
  /** The button's words where they are not "Delete " and what it is. */
  label?: string;
  onDelete: () => void;
  onClose: () => void;
}

/** Spec 2: asks word for word before something is deleted for good. */
export function DeleteDialog({ what, name, label, onDelete, onClose }: DeleteDialogProps) {
  const title = `Delete ${what.replace(/\b\w/g, (letter) => letter.toUpperCase())}`;
  return (
    <ConfirmDialog
      open={name !== null}
      title={title}
      confirm={{ label: label ?? title, run: onDelete }}
      onClose={onClose}
    >
      {`Are you sure you want to delete the ${what} "${name ?? ''}"? This action cannot be undone.`}
    </ConfirmDialog>
  );
}
