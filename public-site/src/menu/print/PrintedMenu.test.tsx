import { act } from '@testing-library/react';
import { MENU_TABS } from '../../catalogue/dishes';
import { openPage } from '../../testing/openPage';
import { PrintedMenu } from './PrintedMenu';

const sheet = () => document.querySelector('body > [data-print-sheet]');
const happens = (event: string) => act(() => window.dispatchEvent(new Event(event)));

it('the printed menu has every dish with its price, and is there only while the page is printed', () => {
  openPage(PrintedMenu);
  expect(sheet()).not.toBeInTheDocument();
  happens('beforeprint');
  for (const { label, dishes } of MENU_TABS) {
    expect(sheet()).toHaveTextContent(label);
    for (const { name } of dishes) expect(sheet()).toHaveTextContent(name);
  }
  expect(sheet()?.textContent?.replace(/\s/g, ' ')).toContain('SamosasKSh 250');
  happens('afterprint');
  expect(sheet()).not.toBeInTheDocument();
});
