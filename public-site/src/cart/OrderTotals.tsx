import { DELIVERY_AREA, DELIVERY_MINUTES_MAX, DELIVERY_MINUTES_MIN } from '@venue/shared/limits';
import { formatKsh, readyText } from '@venue/shared/rules';
import type { CartLine } from '@venue/shared/types';
import { Stack, Summary, Text, useNow } from '@venue/shared/ui';
import { useTable } from '../table/useTable';
import { orderAmounts } from './placing/usePlaceOrder';
import * as S from './OrderTotals.styles';
import { amountToFreeDelivery } from './delivery';

/** Subtotal, delivery fee, total and delivery time on `/order` and `/cartpage`. At a table nothing is delivered. */
export function OrderTotals({ lines }: { lines: readonly CartLine[] }) {
  const table = useTable();
  const now = useNow();
  const { subtotal, fee, total, minutes } = orderAmounts(lines, table);
  const missing = table === null ? amountToFreeDelivery(subtotal) : null;
  const about = now ? readyText(minutes, now) : '';
  const time = `${minutes} minutes${about && `\n(${about})`}`;
  const isFree = fee === 0 && subtotal > 0;
  return (
    <Stack $gap="s8">
      {missing !== null && <S.Nudge>{`Add ${formatKsh(missing)} more for free delivery`}</S.Nudge>}
      <Summary
        items={[
          { label: 'Subtotal', value: formatKsh(subtotal) },
          table === null && { label: 'Delivery', value: isFree ? 'Free' : formatKsh(fee) },
          { label: 'Total', value: formatKsh(total), strong: true },
          lines.length > 0 && {
            label: table === null ? 'Estimated delivery' : `At table ${table}`,
            value: time,
          },
        ].filter((item) => item !== false)}
      />
      {table === null && (
        <Text $step="small" $ink="ink3">
          {`Delivery takes ${DELIVERY_MINUTES_MIN}-${DELIVERY_MINUTES_MAX} min within ${DELIVERY_AREA}.`}
        </Text>
      )}
    </Stack>
  );
}
