import { paths } from '@venue/shared/paths';
import { formatDate, latestOrders } from '@venue/shared/rules';
import { useUser } from '@venue/shared/stores';
import { ButtonLink, Icon, Price, Text } from '@venue/shared/ui';
import { useId, useMemo } from 'react';
import { itemsText, reorderPath } from '../orders/orderText';
import * as S from './OrderAgain.styles';

export function OrderAgain() {
  const orders = useUser((state) => state.orders);
  const last = useMemo(() => latestOrders(orders, 1)[0], [orders]);
  const id = useId();
  return (
    <S.Card aria-labelledby={id}>
      <Text as="h2" $step="eyebrow" $ink="accentInk" id={id}>
        {last ? 'The same again?' : 'Hungry?'}
      </Text>
      {last ? (
        <>
          <S.Dishes>{itemsText(last.items)}</S.Dishes>
          <Text $tabular>
            <span>{`${last.id} · ${formatDate(last.date)} · `}</span>
            <Price amount={last.total} />
          </Text>
          <S.Steps>
            <ButtonLink tone="accent" to={reorderPath(last.id)}>
              <Icon name="refresh" />
              Order Again
            </ButtonLink>
          </S.Steps>
        </>
      ) : (
        <>
          <S.Dishes>Cooked when you order</S.Dishes>
          <Text $tabular>Your orders are kept here, ready to be repeated with one tap.</Text>
          <S.Steps>
            <ButtonLink tone="accent" to={paths.order()}>
              Order Online
            </ButtonLink>
          </S.Steps>
        </>
      )}
    </S.Card>
  );
}
