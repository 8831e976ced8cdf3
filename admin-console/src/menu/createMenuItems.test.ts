import { sampleMenuItems } from '@venue/shared/samples';
import { menuItemForm, missingParts } from './menuItemForm';
import { createMenuItems, type MenuItemInput } from './createMenuItems';

const { toFormValues, toInput } = menuItemForm([{ id: '1', name: 'Fish Corner' }]);

const CHIPS: MenuItemInput = toInput({ ...toFormValues(null), name: ' Chips ', stallId: '1', price: '200' });
function itemWith(id: number, items: ReturnType<typeof createMenuItems>) {
  const item = items.getRows().find((row) => row.id === id);
  if (!item) throw new Error(`There is no menu item ${id}.`);
  return item;
}
const ids = (items: ReturnType<typeof createMenuItems>) => items.getRows().map(({ id }) => id);

describe('the dishes of this device', () => {
  it('the menu items start from the built-in samples', () => {
    expect(createMenuItems().getRows()).toEqual(sampleMenuItems());
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
    const before = items.getRows();
    let told = 0;
    const stop = items.subscribe(() => (told += 1));
    await items.update(itemWith(1, items), { isAvailable: false });
    expect(items.getRows()[0]).toEqual({ ...before[0], isAvailable: false });
    expect(items.getRows().slice(1)).toEqual(before.slice(1));
    expect(told).toBe(1);
    stop();
    await items.remove(itemWith(1, items));
    expect(told).toBe(1);
  });
});

describe('menu items that a reload would lose', () => {
  it('a change that was taken back is none', async () => {
    const items = createMenuItems();
    expect(items.isChanged()).toBe(false);
    await items.update(itemWith(1, items), { isAvailable: false });
    expect(items.isChanged()).toBe(true);
    await items.update(itemWith(1, items), { isAvailable: true });
    expect(items.isChanged()).toBe(false);
    await items.remove(itemWith(1, items));
    await items.create(CHIPS);
    expect(items.isChanged()).toBe(true);
  });
});

describe('the form of a dish', () => {
  it('the form of a new menu item is an available Main Course priced 0 without other flags', () => {
    const { category, price, isAvailable, ...rest } = toFormValues(null);
    expect([category, price, isAvailable]).toEqual(['Main Courses', '0', true]);
    expect(new Set(Object.values(rest))).toEqual(new Set(['', false]));
  });

  it('the form of a menu item gives back what it was filled with', () => {
    for (const item of sampleMenuItems())
      expect({ id: item.id, ...toInput(toFormValues(item)) }).toEqual(item);
  });

  it.each([
    ['Chips', '1', '200', []],
    ['', '1', '200', ['a name']],
    ['  ', '1', '200', ['a name']],
    ['Chips', '', '200', ['a stall']],
    ['Chips', '1', '', ['a price above 0']],
    ['Chips', '1', '0', ['a price above 0']],
    ['Chips', '1', '-1', ['a price above 0']],
    ['Chips', '1', '0.5', []],
    ['Chips', '1', '1', []],
    ['Chips', '1', 'abc', ['a price above 0']],
    ['', '', '', ['a name', 'a stall', 'a price above 0']],
  ])('a menu item with name %p, stall %p and price %p misses %j', (name, stallId, price, missing) => {
    expect(missingParts({ name, stallId, price })).toEqual(missing);
  });

  it('a blank price of a menu item counts as 0', () => {
    expect(toInput({ ...toFormValues(null), price: '' }).price).toBe(0);
  });
});
