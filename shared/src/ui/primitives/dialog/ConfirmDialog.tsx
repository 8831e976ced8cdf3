import type { ReactNode } from 'react';
import { isRepeatClick } from '../../hooks/isRepeatClick';
import { Button } from '../button/Button';
import { Dialog } from './Dialog';

interface Confirm {
  /** Label of the confirming button, which names the action: "Delete Event". */
  label: string;
  run: () => void;
  tone?: 'primary' | 'danger';
  busy?: boolean;
  /** Label of the cancelling button where "Cancel" would be ambiguous: "Keep Editing". */
  otherwise?: string;
}

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** The question in full. */
  children: ReactNode;
  confirm: Confirm;
  onClose: () => void;
}

/** Asks before an action that can't be undone. The cancelling button has the focus. */
export function ConfirmDialog({ open, title, children, confirm, onClose }: ConfirmDialogProps) {
  const actions = (
    <>
      <Button tone="quiet" onClick={onClose}>
        {confirm.otherwise ?? 'Cancel'}
      </Button>
      <Button
        tone={confirm.tone ?? 'danger'}
        busy={confirm.busy}
        onClick={(event) => !isRepeatClick(event) && confirm.run()}
      >
        {confirm.label}
      </Button>
    </>
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      role="alertdialog"
      actions={actions}
      initialFocus="actions"
    >
      {typeof children === 'string' ? <p>{children}</p> : children}
    </Dialog>
  );
}
