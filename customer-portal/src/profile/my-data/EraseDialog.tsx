import { Button, ConfirmDialog, Stack } from '@venue/shared/ui';
import { useEraseDevice } from './useEraseDevice';

interface EraseDialogProps {
  open: boolean;
  onDownload: () => void;
  onClose: () => void;
}

/** Asks before everything is erased, and offers the download first. */
export function EraseDialog({ open, onDownload, onClose }: EraseDialogProps) {
  const erase = useEraseDevice();
  return (
    <ConfirmDialog
      open={open}
      title="Erase this device?"
      confirm={{ label: 'Erase Everything', run: erase }}
      onClose={onClose}
    >
      <Stack>
        <p>
          You will be signed out, and your details, orders, reservations, tickets, reviews, favorites and cart
          will be removed from this browser, also what was asked for in it without signing in. This action
          cannot be undone.
        </p>
        <div>
          <Button tone="quiet" size="small" onClick={onDownload}>
            Download My Data first
          </Button>
        </div>
      </Stack>
    </ConfirmDialog>
  );
}
