import type { LocalRecords } from '@venue/shared/graphql';
import type { AdminMenuItem } from '@venue/shared/types';
import { screen } from '@testing-library/react';
import { openScreen, type Visit } from './openScreen';
import ManageMenuScreen from '../menu/ManageMenuScreen';

/** For tests: the screen with the sample dishes. */
export async function openMenu(visit: Visit = {}) {
  const opened = openScreen(ManageMenuScreen, { address: '/admin/menu', ...visit });
  await screen.findByRole('heading', { level: 1, name: 'Manage Menu' });
  return { ...opened, menuItems: opened.data.menuItems };
}

export const row = (name: RegExp) => screen.getByRole('row', { name });
export const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

export const item = (items: LocalRecords<AdminMenuItem>, name: string) =>
  items.getState().rows.find((each) => each.name === name);
