import { paths } from '@venue/shared/paths';
import { formatKsh } from '@venue/shared/rules';
import { defineRecords, type ConsoleScreen } from '../console/screen';

const ABOUT = 'Dishes, prices, availability';

export const menuScreen: ConsoleScreen = {
  path: paths.adminMenu(),
  title: 'Manage Menu',
  summary: ABOUT,
  tile: { icon: 'utensils', text: ABOUT },
  add: { path: paths.adminNewMenuItem(), label: 'Add Menu Item', tileText: 'A dish, its price, its stall' },
  records: defineRecords('menuItems', {
    kind: 'Menu Item',
    searchText: ({ name, category }) => `${name} ${category}`,
    name: ({ name }) => name,
    detail: ({ category, price }) => `${category}, ${formatKsh(price)}`,
  }),
  chunk: 'menu',
  load: () => import(/* webpackChunkName: "menu" */ './ManageMenuScreen'),
};
