import { useAddressState } from '@venue/shared/address';
import { paths } from '@venue/shared/paths';
import { MENU_TITLE } from '../screenTitles';
import type { MenuGroup } from '@venue/shared/types';
import { ButtonLink, Page, PageHeader, Tabs, VisuallyHidden } from '@venue/shared/ui';
import { useCallback, useDeferredValue, useRef } from 'react';
import { KitchenHours } from '../cart/KitchenHours';
import { OrderBar } from '../cart/OrderBar';
import { MENU_TABS } from '../catalogue/dishes';
import { DishTemplates } from '../dish-card/DishTemplates';
import { DishList } from './DishList';
import { MenuFilterBar } from './MenuFilterBar';
import { foundText, MENU_ADDRESS, type MenuFilters } from './menuFilters';
import { menuPage } from './menuPage';
import { DeferredContent } from '../page/DeferredContent';
import { TableNote } from '../table/TableNote';
import { useTable } from '../table/useTable';
import { PrintButton } from './print/PrintButton';
import { MENU_WORDS } from '../catalogue/generated/words/menuWords';
import { PrintedMenu } from './print/PrintedMenu';

export const page = () => menuPage;

export default function MenuScreen() {
  const [filters, change] = useAddressState<MenuFilters>(MENU_ADDRESS);
  // Deferred, so that typing and pressed controls respond before the dishes are rendered again.
  const shownFilters = useDeferredValue(filters);
  const table = useTable();
  const tabs = useRef<HTMLDivElement>(null);
  const showTab = (id: string) => {
    const tab = MENU_TABS.find(({ group }) => group === id);
    if (tab) change({ tab: tab.group });
  };
  // The pressed button disappears with its panel, so the tab takes the focus.
  const selectTab = useCallback(
    (tab: MenuGroup) => {
      const index = MENU_TABS.findIndex(({ group }) => group === tab);
      tabs.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
      change({ tab });
    },
    [change],
  );
  return (
    <Page $gap="s24" $bottom="s32">
      <DishTemplates />
      <TableNote />
      <PrintedMenu />
      <PageHeader
        title={MENU_TITLE}
        lead={`${MENU_WORDS.lead} Order here, and we bring it to ${table === null ? 'your door' : `table ${table}`}.`}
      />
      <KitchenHours />
      <MenuFilterBar filters={filters} onChange={change} />
      <VisuallyHidden as="p" role="status">
        {foundText(shownFilters)}
      </VisuallyHidden>

      <div ref={tabs}>
        <DeferredContent>
          <Tabs
            label="Menu"
            param="tab"
            value={filters.tab}
            onChange={showTab}
            items={MENU_TABS.map((tab) => ({
              id: tab.group,
              label: tab.label,
              panel: <DishList tab={tab} filters={shownFilters} onTab={selectTab} />,
            }))}
          />
          <PrintButton />
        </DeferredContent>
        <OrderBar>
          <ButtonLink tone="accent" to={paths.cart()}>
            Proceed to Checkout
          </ButtonLink>
        </OrderBar>
      </div>
    </Page>
  );
}
