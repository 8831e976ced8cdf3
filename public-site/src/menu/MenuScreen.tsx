import { paths } from '@venue/shared/paths';
import { ButtonLink, Container, PageHeader, Tabs } from '@venue/shared/ui';
import { OrderBar } from '../cart/order-bar/OrderBar';
import { MENU_TABS } from '../catalogue/dishes';
import { useRef } from 'react';
import { DishList } from './DishList';
import { MenuFilterBar } from './filters/MenuFilterBar';
import * as S from './MenuScreen.styles';
import { useMenuFilters } from './useMenuFilters';

export default function MenuScreen() {
  const { filters, change, clear } = useMenuFilters();
  const tabs = useRef<HTMLDivElement>(null);
  const showTab = (id: string) => {
    const tab = MENU_TABS.find(({ group }) => group === id);
    if (tab) change({ tab: tab.group });
  };
  // The pressed button disappears with its panel: the tab takes the focus.
  const leadToTab = (id: string) => {
    tabs.current?.querySelector<HTMLElement>(`[data-tab="${id}"]`)?.focus();
    showTab(id);
  };
  return (
    <S.Page>
      <Container>
        <PageHeader
          title="Menu"
          lead="From the charcoal, the pot and the juice press. Order here, and we bring it to your door."
        />
      </Container>
      <Container>
        <MenuFilterBar filters={filters} onChange={change} onClear={clear} />
      </Container>
      <Container ref={tabs}>
        <Tabs
          label="Menu"
          value={filters.tab}
          onChange={showTab}
          items={MENU_TABS.map((tab) => ({
            id: tab.group,
            label: tab.label,
            panel: <DishList tab={tab} filters={filters} onTab={leadToTab} />,
          }))}
        />
        <OrderBar>
          <ButtonLink tone="accent" to={paths.cart()}>
            Proceed to Checkout
          </ButtonLink>
        </OrderBar>
      </Container>
    </S.Page>
  );
}
