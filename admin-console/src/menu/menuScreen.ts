import { paths } from '@venue/shared/paths';
import { formatKsh } from '@venue/shared/rules';
import type { AdminMenuItem } from '@venue/shared/types';
import { defineScreen, localRows } from '../console/defineScreen';
import { useMenuItems } from './MenuItemsProvider';

const ABOUT = 'Dishes, prices, availability';

export const menuScreen = defineScreen<AdminMenuItem>({
  path: paths.adminMenu(),
  title: 'Manage Menu',
  summary: ABOUT,
  tile: { icon: 'utensils', text: ABOUT },
  add: { path: paths.adminNewMenuItem(), label: 'Add Menu Item', tileText: 'A dish, its price, its stall' },
  records: {
    kind: 'Menu Item',
    useRows: () => localRows(useMenuItems().rows),
    searchText: ({ name, category }) => `${name} ${category}`,
    name: ({ name }) => name,
    detail: ({ category, price }) => `${category}, ${formatKsh(price)}`,
  },
});
