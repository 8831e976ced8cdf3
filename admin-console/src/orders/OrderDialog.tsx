// decisions, Order status update
import { formatKsh, orderRemainder } from '@venue/shared/rules';
import { ORDER_STATUSES, type Order } from '@venue/shared/types';
import { Button, Dialog, Field, Options, Select, Stack, Summary } from '@venue/shared/ui';
import { capitalized } from '@venue/shared/status';
import { useState } from 'react';
import { statusOptions } from '../lists/statusLabels';
import * as S from './OrderDialog.styles';
import { OrderBadge } from './ordersResource';

interface OrderDialogProps {
  order: Order;
  onClose: () => void;
}

export function OrderDialog({ order, onClose }: OrderDialogProps) {
  const { id, items, total, type, paymentMethod, status } = order;
  const remainder = orderRemainder(order);
  return (
    <Dialog
      open
      title={`Order #${id}`}
      onClose={onClose}
      // The select below would scroll the items out of sight if it had the focus.
      initialFocus="actions"
      actions={
        <Button tone="quiet" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Stack $gap="s24">
        <S.Items role="list" aria-label="Items">
          {items.map(({ name, price, quantity }, index) => (
            <S.Item key={`${index} ${name}`}>
              <S.Name>{name}</S.Name>
              <S.Quantity>{`${quantity} × ${formatKsh(price)}`}</S.Quantity>
              <S.LineTotal>{formatKsh(price * quantity)}</S.LineTotal>
            </S.Item>
          ))}
        </S.Items>
        <Summary
          items={[
            ...(remainder ? [{ label: remainder.label, value: formatKsh(remainder.amount) }] : []),
            { label: 'Total', value: formatKsh(total), strong: true },
            { label: 'Type', value: capitalized(type) },
            { label: 'Payment Method', value: paymentMethod },
            { label: 'Status', value: <OrderBadge status={status} /> },
          ]}
        />
        <UpdateStatus order={order} onClose={onClose} />
      </Stack>
    </Dialog>
  );
}

/**
 * A quirk the customer asked for (requirements 4, Order status): Update writes to the console and closes the dialog, and
 * no order changes. The hint says so.
 */
function UpdateStatus({ order, onClose }: OrderDialogProps) {
  const [status, setStatus] = useState(order.status);
  function update() {
    console.log(`Order ${order.id}: status ${status} chosen, nothing changed`);
    onClose();
  }
  return (
    <S.Update>
      <Field
        label="Update Status"
        hint="Update only writes to the browser's console: the order stays as it is."
      >
        <Select
          value={status}
          onChange={({ target }) => setStatus(ORDER_STATUSES.find((each) => each === target.value) ?? status)}
        >
          <Options options={statusOptions(ORDER_STATUSES)} />
        </Select>
      </Field>
      <Button onClick={update}>Update</Button>
    </S.Update>
  );
}
