import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { openPage, whatsappText } from '../testing/openPage';
import BillboardScreen, { page } from './BillboardScreen';

const plan = (name: string) => screen.getByRole('radio', { name });
const selected = () =>
  screen.getAllByRole('radio', { checked: true }).map((radio) => radio.getAttribute('value'));
const asked = () =>
  whatsappText(
    within(screen.getByRole('group', { name: 'Selected plan' })).getByRole('link', {
      name: 'Ask on WhatsApp',
    }),
  );

it('there are eight billboard plans, and that of 4 weeks is the most popular', () => {
  openPage(BillboardScreen);
  expect(screen.getAllByRole('radio')).toHaveLength(8);
  expect(plan('1 week')).toHaveAccessibleDescription(
    expect.stringContaining('KSh\u00A06,000 KSh\u00A0857 a day'),
  );
  const popular = screen.getAllByText('Most popular');
  expect(popular).toHaveLength(1);
  expect(popular[0]?.parentElement).toContainElement(plan('4 weeks'));
});

it('the billboard plans say why 4 weeks cost more than 1 month', () => {
  openPage(BillboardScreen);
  expect(plan('4 weeks')).toHaveAccessibleDescription(/28 days, design support included$/);
  expect(plan('1 month')).toHaveAccessibleDescription(
    /One calendar month \(about 30 days\), your own artwork$/,
  );
});

it('the billboard plans are selected one at a time, by a press or by the keyboard', async () => {
  openPage(BillboardScreen);
  expect(selected()).toEqual(['4-weeks']);
  await userEvent.click(screen.getByText('2 months'));
  expect(selected()).toEqual(['2-months']);
  await userEvent.keyboard('{ArrowDown}');
  expect(selected()).toEqual(['3-months']);
  expect(plan('3 months')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(selected()).toEqual(['1-month']);
});

it('the billboard plans can be asked for on WhatsApp, the selected one', async () => {
  openPage(BillboardScreen);
  expect(asked()).toBe(
    'Hello Bustani Gardens! I would like to rent the billboard.\nPlan: 4 weeks\nPrice: KSh\u00A023,000 (KSh\u00A0821 a day)\nCovers: 28 days, design support included',
  );
  await userEvent.click(plan('6 months'));
  expect(asked()).toContain('Plan: 6 months\nPrice: KSh\u00A0120,000 (KSh\u00A0667 a day)');
  expect(screen.getByRole('group', { name: 'Selected plan' })).toHaveTextContent(
    /^6 months KSh.120,000 KSh.667 a day/,
  );
});

it('a billboard plan can be selected before the page is hydrated', () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<BillboardScreen />);
  expect(selected()).toEqual(['4-weeks']);
  plan('1 week').click();
  act(() => void hydrateRoot(page, <BillboardScreen />));
  expect(selected()).toEqual(['1-week']);
  expect(asked()).toContain('Plan: 1 week');
  page.remove();
});

it('billboard rents beyond six months are by quote', () => {
  openPage(BillboardScreen);
  const quote = within(screen.getByRole('region', { name: 'Longer than six months?' }));
  expect(quote.getByText(/^Longer by quote/)).toBeVisible();
  expect(quote.getByRole('link', { name: '+254 700 000 000' })).toHaveAttribute('href', 'tel:+254700000000');
  expect(whatsappText(quote.getByRole('link', { name: 'Ask for a quote on WhatsApp' }))).toBe(
    'Hello Bustani Gardens! I would like a quote for the billboard, for longer than 6 months.',
  );
});

it('the head of the billboard page names the lowest and the highest price', () => {
  expect(page().description).toMatch(/KSh\u00A06,000 a week to KSh\u00A0120,000 for six months/);
});
