// requirements 2, Order; requirements 3, Order page items
import { choiceParam, useAddressState } from '@venue/shared/address';
import { DELIVERY_MINUTES_MAX, DELIVERY_MINUTES_MIN, DELIVERY_RADIUS_KM } from '@venue/shared/limits';
import { ORDER_TITLE } from '../screenTitles';
import { Button, Page, PageHeader, Tabs } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import { useRef } from 'react';
import { KitchenHours } from '../cart/KitchenHours';
import { OrderBar } from '../cart/OrderBar';
import { ORDER_PAGE_ITEMS } from '../catalogue/orderItems';
import { DishTemplates } from '../dish-card/DishTemplates';
import { CatalogueDishCard } from '../dish-card/CatalogueDishCard';
import * as Card from '../dish-card/CatalogueDishCard.styles';
import { Columns } from '../page/Columns.styles';
import { OrderPanel } from './panel/OrderPanel';
import { ReorderNotice } from './reorder/ReorderNotice';
import { FREE_DELIVERY_ABOVE } from '../cart/delivery';
import { DeferredContent } from '../page/DeferredContent';
import { TableNote } from '../table/TableNote';
import { ORDER_PAGE } from '../catalogue/generated/words/orderPage';
import { useTable } from '../table/useTable';

const GROUPS = ORDER_PAGE_ITEMS.map(({ group }) => group);
const ORDER_ADDRESS = { tab: choiceParam('tab', GROUPS, GROUPS[0] ?? 'starters') };

export const page = () => ({
  description: `Food from ${VENUE.name} at your door in ${DELIVERY_MINUTES_MIN}-${DELIVERY_MINUTES_MAX} minutes within ${DELIVERY_RADIUS_KM} km; delivery is free ${FREE_DELIVERY_ABOVE}.`,
});

export default function OrderScreen() {
  const [{ tab }, change] = useAddressState(ORDER_ADDRESS);
  const table = useTable();
  const formHeading = useRef<HTMLHeadingElement>(null);
  return (
    <Page $gap="s24" $bottom="s64">
      <DishTemplates />
      <TableNote />
      <PageHeader
        title={ORDER_TITLE}
        lead={
          table === null
            ? `${ORDER_PAGE.lead}, at your door within ${DELIVERY_MINUTES_MAX} minutes. Delivery is free ${FREE_DELIVERY_ABOVE}.`
            : `${ORDER_PAGE.lead}, and brought to table ${table} without a fee.`
        }
      />
      <KitchenHours />
      <ReorderNotice />
      <DeferredContent>
        <Columns $tracks="minmax(0, 1fr) 23.5rem">
          <div>
            <Tabs
              label="Dishes to order"
              param="tab"
              value={tab}
              onChange={(id) => change({ tab: GROUPS.find((group) => group === id) })}
              items={ORDER_PAGE_ITEMS.map(({ group, label, items }) => ({
                id: group,
                label,
                panel: (
                  <Card.List role="list">
                    {items.map((dish) => (
                      <CatalogueDishCard key={dish.id} dish={dish} />
                    ))}
                  </Card.List>
                ),
              }))}
            />
            <OrderBar show="phone">
              <Button tone="accent" onClick={() => formHeading.current?.focus()}>
                Proceed to Checkout
              </Button>
            </OrderBar>
          </div>
          <OrderPanel formHeadingRef={formHeading} />
        </Columns>
      </DeferredContent>
    </Page>
  );
}
