import type { AdminMenuItem } from '@venue/shared/types';
import { screen } from '@testing-library/react';
import { openScreen, type Visit } from './openScreen';
import ManageMenuScreen from '../menu/ManageMenuScreen';
import { createMenuItems } from '../menu/createMenuItems';

/** For tests: the screen with the sample dishes, unless told otherwise. */
export async function openMenu(visit: Visit = {}) {
  const menuItems = visit.menuItems ?? createMenuItems();
  const opened = openScreen(ManageMenuScreen, { address: '/admin/menu', menuItems, ...visit });
  await screen.findByRole('heading', { level: 1, name: 'Manage Menu' });
  return { ...opened, menuItems };
}

export const row = (name: RegExp) => screen.getByRole('row', { name });
export const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

export const item = (items: { getRows: () => readonly AdminMenuItem[] }, name: string) =>
  items.getRows().find((each) => each.name === name);
