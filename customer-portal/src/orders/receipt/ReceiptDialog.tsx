import { SplitTotal } from '@venue/shared/split-total';
import type { Order } from '@venue/shared/types';
import { Button, Dialog, Icon, PrintSheet } from '@venue/shared/ui';
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
        <Button onClick={() => window.print()}>
          <Icon name="receipt" />
          Print
        </Button>
      }
    >
      {order && (
        <>
          <Receipt order={order} />
          <SplitTotal amount={order.total} />
          <PrintSheet>
            <S.Paper>
              <Receipt order={order} />
            </S.Paper>
          </PrintSheet>
        </>
      )}
    </Dialog>
  );
}
