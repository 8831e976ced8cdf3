/** @jest-environment @venue/platform/testing/jestDom */
import { cartCount, cartTotal } from '@venue/shared/rules';
import { connectStorage, createCartStore, createUserStore } from '@venue/shared/stores';
import { randomRuns } from '@venue/shared/testing/random-runs';
import fc from 'fast-check';
import { toCartDish, TODAYS_DISHES } from './todaysMenu';

/** Tabs of one browser; what one stores reaches the others with `deliver`. */
function createBrowser() {
  localStorage.clear();
  const pages = new Set<EventTarget>();
  const openTab = () => {
    const cart = createCartStore();
    const page = new EventTarget();
    pages.add(page);
    const disconnect = connectStorage({ cart, user: createUserStore() }, { storage: localStorage, page });
    const close = () => {
      disconnect();
      pages.delete(page);
    };
    return { cart, close };
  };
  const deliver = () =>
    pages.forEach((page) => page.dispatchEvent(new StorageEvent('storage', { key: 'cart' })));
  return { openTab, deliver };
}

const dish = fc.integer({ min: 0, max: TODAYS_DISHES.length - 1 });
const step = fc.record({
  what: fc.constantFrom('add', 'increment', 'decrement', 'remove', 'clear', 'undo', 'reload'),
  dish,
  tab: fc.constantFrom(0, 1),
  times: fc.integer({ min: 1, max: 3 }),
});

it('cart totals add up and match what is stored, whatever a visitor does in two tabs', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const browser = createBrowser();
      const tabs = [browser.openTab(), browser.openTab()];
      for (const { what, dish: index, tab: at, times } of steps) {
        const tab = tabs[at];
        const chosen = TODAYS_DISHES[index];
        if (!tab || !chosen) throw new Error('Every step names a tab and a dish.');
        const { add, changeQuantity, remove, clear, restore, lines } = tab.cart.getState();
        if (what === 'add') add(toCartDish(chosen), times);
        if (what === 'increment') changeQuantity(chosen.id, times);
        if (what === 'decrement') changeQuantity(chosen.id, -times);
        if (what === 'remove') remove(chosen.id);
        if (what === 'clear') clear();
        if (what === 'undo') {
          clear();
          restore(lines, 0);
          expect(tab.cart.getState().lines).toEqual(lines);
        }
        if (what === 'reload') {
          tab.close();
          tabs[at] = browser.openTab();
          expect(tabs[at]?.cart.getState().lines).toEqual(lines);
        }
        browser.deliver();
        for (const { cart } of tabs) {
          const shown = cart.getState().lines;
          expect(JSON.parse(localStorage.getItem('cart') ?? '[]')).toEqual(shown);
          expect(shown.every(({ quantity }) => quantity > 0)).toBe(true);
          expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
          let total = 0;
          let count = 0;
          for (const { price, quantity } of shown) {
            total += price * quantity;
            count += quantity;
          }
          expect(cartTotal(shown)).toBe(total);
          expect(cartCount(shown)).toBe(count);
        }
      }
      tabs.forEach(({ close }) => close());
    }),
    randomRuns(200),
  );
});
