import { requestOfOrder, sentText } from '@venue/shared/requests';
import { formatDate, formatKsh } from '@venue/shared/rules';
import { statusLabel } from '@venue/shared/status';
import { useUser } from '@venue/shared/stores';
import type { Order } from '@venue/shared/types';
import { Text, useNow } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import { orderLines } from '../orderLines';
import * as S from './Receipt.styles';

/** Above this number of dishes the receipt has smaller text and two columns, so that it fits on one page. */
const MANY_LINES = 24;

export function Receipt({ order }: { order: Order }) {
  const { id, date, status, total, items, type, paymentMethod } = order;
  const user = useUser((state) => state.user);
  const requests = useUser((state) => state.requests);
  const now = useNow();
  const { street, city, country } = VENUE.address;
  return (
    <S.Receipt>
      <S.Venue>{VENUE.name}</S.Venue>
      <Text $step="small">
        {street}, {city}, {country} · {VENUE.phone}
      </Text>
      <S.Facts>
        <div>
          <dt>Order</dt>
          <dd>{id}</dd>
        </div>
        <div>
          <dt>Date</dt>
          <dd>{formatDate(date)}</dd>
        </div>
        <div>
          <dt>Status</dt>
          <dd>{statusLabel(status)}</dd>
        </div>
        <div>
          <dt>Type</dt>
          <dd>{type}</dd>
        </div>
        {now && status === 'preparing' && (
          <div>
            <dt>To the kitchen</dt>
            <dd>{sentText(requestOfOrder(order, requests, user), now)}</dd>
          </div>
        )}
        <div>
          <dt>Payment</dt>
          <dd>{paymentMethod}</dd>
        </div>
      </S.Facts>
      <S.Lines role="list" $many={items.length > MANY_LINES}>
        {orderLines(order).map(({ what, amount }, index) => (
          <S.Line key={index}>
            <span>{what}</span>
            <span>{formatKsh(amount)}</span>
          </S.Line>
        ))}
      </S.Lines>
      <S.Total>
        <span>Total</span>
        <span>{formatKsh(total)}</span>
      </S.Total>
      <Text $step="small">Order summary, not a proof of payment.</Text>
      <Text $step="small">Asante sana. Order again any time at {VENUE.siteUrl.replace('https://', '')}.</Text>
    </S.Receipt>
  );
}
