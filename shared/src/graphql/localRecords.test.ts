import { sampleMenuItems } from '../samples';
import type { AdminMenuItem } from '../types';
import { createLocalRecords } from './localRecords';
import { menuItemEntity } from './menuItems';

const createMenuItems = () => createLocalRecords<AdminMenuItem>(menuItemEntity);

const CHIPS: Omit<AdminMenuItem, 'id'> = {
  name: 'Chips',
  description: '',
  price: 200,
  image: '',
  category: 'Main Courses',
  stallId: '1',
  isVegetarian: false,
  isVegan: false,
  isGlutenFree: false,
  isSpicy: false,
  isAvailable: true,
};
function itemWith(id: number, items: ReturnType<typeof createMenuItems>) {
  const item = items.getState().rows.find((row) => row.id === id);
  if (!item) throw new Error(`There is no menu item ${id}.`);
  return item;
}
const ids = (items: ReturnType<typeof createMenuItems>) => items.getState().rows.map(({ id }) => id);

describe('the dishes of this device', () => {
  it('the menu items start from the built-in samples', () => {
    expect(createMenuItems().getState().rows).toEqual(sampleMenuItems());
  });

  it('a new menu item has the count plus 1 as its id', async () => {
    const items = createMenuItems();
    expect(await items.create(CHIPS)).toEqual({ ok: true, value: { ...CHIPS, id: 11 }, saved: 'device' });
    expect(ids(items)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('a new menu item has the next free number when a deletion left the count plus 1 taken', async () => {
    const items = createMenuItems();
    await items.remove(itemWith(3, items));
    expect(await items.create(CHIPS)).toMatchObject({ value: { id: 11 } });
    expect(new Set(ids(items)).size).toBe(10);
  });

  it('an edit changes only its menu item, and notifies the subscribers', async () => {
    const items = createMenuItems();
    const before = items.getState().rows;
    let told = 0;
    const stop = items.subscribe(() => (told += 1));
    await items.update(itemWith(1, items), { isAvailable: false });
    expect(items.getState().rows[0]).toEqual({ ...before[0], isAvailable: false });
    expect(items.getState().rows.slice(1)).toEqual(before.slice(1));
    expect(told).toBe(1);
    stop();
    await items.remove(itemWith(1, items));
    expect(told).toBe(1);
  });
});

describe('menu items that a reload would lose', () => {
  it('a change that was taken back is none', async () => {
    const items = createMenuItems();
    expect(items.isUnsaved()).toBe(false);
    await items.update(itemWith(1, items), { isAvailable: false });
    expect(items.isUnsaved()).toBe(true);
    await items.update(itemWith(1, items), { isAvailable: true });
    expect(items.isUnsaved()).toBe(false);
    await items.remove(itemWith(1, items));
    await items.create(CHIPS);
    expect(items.isUnsaved()).toBe(true);
  });
});
