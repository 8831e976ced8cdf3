import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** The question in full. */
  children: ReactNode;
  /** What the button does, in its own words: "Delete Event". */
  confirm: { label: string; run: () => void; tone?: 'primary' | 'danger'; busy?: boolean };
  onClose: () => void;
}

/** Asks before something that can't be taken back; Cancel has the focus. */
export function ConfirmDialog({ open, title, children, confirm, onClose }: ConfirmDialogProps) {
  const actions = (
    <>
      <Button tone="quiet" onClick={onClose} data-autofocus>
        Cancel
      </Button>
      <Button tone={confirm.tone ?? 'danger'} busy={confirm.busy} onClick={confirm.run}>
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
