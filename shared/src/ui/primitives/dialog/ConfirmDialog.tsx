import type { ReactNode } from 'react';
import { isRepeatClick } from '../../hooks/isRepeatClick';
import { Button } from '../button/Button';
import { Dialog } from './Dialog';

interface Confirm {
  /** What the button does, in its own words: "Delete Event". */
  label: string;
  run: () => void;
  tone?: 'primary' | 'danger';
  busy?: boolean;
  /** The words of the way out, where "Cancel" could mean either: "Keep Editing". */
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

/** Asks before something that can't be taken back; the way out has the focus. */
export function ConfirmDialog({ open, title, children, confirm, onClose }: ConfirmDialogProps) {
  const actions = (
    <>
      <Button tone="quiet" onClick={onClose} data-autofocus>
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
    <Dialog open={open} onClose={onClose} title={title} role="alertdialog" actions={actions}>
      {typeof children === 'string' ? <p>{children}</p> : children}
    </Dialog>
  );
}
