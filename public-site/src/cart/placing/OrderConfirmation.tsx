import { paths } from '@venue/shared/paths';
import { ButtonLink, Stack } from '@venue/shared/ui';
import { FoundAgain } from '../../forms/FoundAgain';
import { RequestConfirmation } from '../../forms/RequestConfirmation';
import type { MadeRequest } from '../../forms/useRequestPanel';
import { TillCard } from './TillCard';

/** The panel of an order that was just placed: its lines, how to send it to the kitchen, and what there is to pay. */
export function OrderConfirmation({ order }: { order: MadeRequest }) {
  const { record, amount } = order.request;
  return (
    <Stack>
      <RequestConfirmation
        title="Thank you for your order"
        next={record ? null : <FoundAgain />}
        made={order}
      >
        {record && (
          <ButtonLink tone="quiet" to={paths.orders()}>
            See your orders
          </ButtonLink>
        )}
      </RequestConfirmation>
      {amount !== null && <TillCard amount={amount} />}
    </Stack>
  );
}
