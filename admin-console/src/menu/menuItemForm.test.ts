import { sampleMenuItems } from '@venue/shared/samples';
import { menuItemForm, missingParts } from './menuItemForm';

const { toFormValues, toInput } = menuItemForm([{ id: '1', name: 'Fish Corner' }]);

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
