import { printPage } from '@venue/shared/browser';
import { SplitTotal } from '@venue/shared/split-total';
import type { Order } from '@venue/shared/types';
import { Button, Dialog, Icon, PrintSheet, Stack } from '@venue/shared/ui';
import { Receipt } from './Receipt';
import * as S from './ReceiptDialog.styles';

interface ReceiptDialogProps {
  /** Null while the dialog is closed. */
  order: Order | null;
  onClose: () => void;
}

/** An order's receipt. It prints on one page, without the site around it. */
export function ReceiptDialog({ order, onClose }: ReceiptDialogProps) {
  return (
    <Dialog
      open={order !== null}
      onClose={onClose}
      title="Receipt"
      initialFocus="actions"
      actions={
        <Button onClick={printPage}>
          <Icon name="receipt" />
          Print
        </Button>
      }
    >
      {order && (
        <Stack $gap="s24">
          <Receipt order={order} />
          <SplitTotal amount={order.total} />
          <PrintSheet>
            <S.Paper>
              <Receipt order={order} />
            </S.Paper>
          </PrintSheet>
        </Stack>
      )}
    </Dialog>
  );
}
