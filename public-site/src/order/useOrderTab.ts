import type { MenuGroup } from '@venue/shared/types';
import { useHydrated } from '@venue/shared/ui';
import { useSearchParams } from 'react-router-dom';
import { ORDER_PAGE_ITEMS } from '../catalogue/order-items';

const FIRST_TAB: MenuGroup = ORDER_PAGE_ITEMS[0]?.group ?? 'starters';

/** The order page's tab, kept in the address. */
export function useOrderTab() {
  const [query, setQuery] = useSearchParams();
  const hydrated = useHydrated();
  const asked = hydrated ? query.get('tab') : null;
  const tab = ORDER_PAGE_ITEMS.find(({ group }) => group === asked)?.group ?? FIRST_TAB;
  const showTab = (id: string) =>
    setQuery(
      (latest) => {
        const next = new URLSearchParams(latest);
        if (id === FIRST_TAB) next.delete('tab');
        else next.set('tab', id);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { tab, showTab };
}
