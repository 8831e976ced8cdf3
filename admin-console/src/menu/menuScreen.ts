import { paths } from '@venue/shared/paths';
import { formatKsh } from '@venue/shared/rules';
import type { AdminMenuItem } from '@venue/shared/types';
import type { ScreenInfo, ScreenRecords } from '../console/screen';

const ABOUT = 'Dishes, prices, availability';

export const menuScreen: ScreenInfo = {
  path: paths.adminMenu(),
  title: 'Manage Menu',
  summary: ABOUT,
  tile: { icon: 'utensils', text: ABOUT },
  add: { path: paths.adminNewMenuItem(), label: 'Add Menu Item', tileText: 'A dish, its price, its stall' },
};

export const menuRecords: ScreenRecords<AdminMenuItem> = {
  kind: 'Menu Item',
  searchText: ({ name, category }) => `${name} ${category}`,
  name: ({ name }) => name,
  detail: ({ category, price }) => `${category}, ${formatKsh(price)}`,
};
