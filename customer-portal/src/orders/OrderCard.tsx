import {
  RequestButton,
  requestOfOrder,
  RequestState,
  SendRequest,
  useRequestActions,
} from '@venue/shared/requests';
import { formatDate, formatKsh } from '@venue/shared/rules';
import { orderTone, statusLabel } from '@venue/shared/status';
import { useUser } from '@venue/shared/stores';
import type { Order } from '@venue/shared/types';
import {
  Button,
  ButtonLink,
  Icon,
  IconButton,
  PanelTitle,
  Price,
  Stack,
  StatusBadge,
  VisuallyHidden,
} from '@venue/shared/ui';
import { memo } from 'react';
import { reorderPath } from './orderText';
import * as S from './OrderCard.styles';
import { orderLines } from './orderLines';

interface OrderCardProps {
  order: Order;
  onTrack: (order: Order) => void;
  onReceipt: (order: Order) => void;
}

/**
 * One order with its actions. Track Order shows only while it is being prepared (requirements 2, Orders and tickets).
 */
export const OrderCard = memo(function OrderCard({ order, onTrack, onReceipt }: OrderCardProps) {
  const { id, date, status, total, type, paymentMethod } = order;
  const user = useUser((state) => state.user);
  const requests = useUser((state) => state.requests);
  const request = requestOfOrder(order, requests, user);
  const { remove } = useRequestActions(request);
  const which = <VisuallyHidden>{id}</VisuallyHidden>;
  return (
    <S.Card>
      <S.Head>
        <PanelTitle>{`Order #${id}`}</PanelTitle>
        <StatusBadge tone={orderTone(status)}>{statusLabel(status)}</StatusBadge>
        <S.Facts>
          <span>{`${formatDate(date)} · `}</span>
          <S.Type>{type}</S.Type>
          <span>{` · ${paymentMethod}`}</span>
        </S.Facts>
        {status === 'preparing' && (
          <>
            <div>
              <RequestState request={request} />
            </div>
            {!request.answer && <SendRequest request={request} of={id} />}
          </>
        )}
      </S.Head>
      <S.Bill>
        <Stack as="ul" $gap="s4" role="list">
          {orderLines(order).map(({ what, amount }, index) => (
            <S.Item key={index}>
              <span>{what}</span>
              <span>{formatKsh(amount)}</span>
            </S.Item>
          ))}
        </Stack>
        <S.Total>
          Total <Price amount={total} size="large" />
        </S.Total>
      </S.Bill>
      <S.Actions>
        {status === 'preparing' && (
          <Button onClick={() => onTrack(order)}>
            <Icon name="clock" />
            Track Order {which}
          </Button>
        )}
        <ButtonLink tone="quiet" to={reorderPath(id)}>
          <Icon name="refresh" />
          Order Again {which}
        </ButtonLink>
        <Button tone="quiet" onClick={() => onReceipt(order)}>
          <Icon name="receipt" />
          Receipt {which}
        </Button>
        {status === 'preparing' && <RequestButton request={request} of={id} />}
        <IconButton icon="trash" label={`Remove ${id} from this device`} onClick={remove} />
      </S.Actions>
    </S.Card>
  );
});
