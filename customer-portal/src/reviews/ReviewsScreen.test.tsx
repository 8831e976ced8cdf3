import type { Review } from '@venue/shared/types';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fill, openScreen, order, setClock, toasts } from '../testing/openScreen';
import ReviewsScreen from './ReviewsScreen';

const MUKIMO: Review = {
  id: 'REV-001',
  itemName: 'Mukimo',
  rating: 4,
  date: '2026-11-21',
  comment: 'Crisp outside.\nWe come back.',
};

const open = (reviews: Review[] = []) =>
  openScreen(ReviewsScreen, { address: '/reviews', account: { reviews, orders: [order('ORD-001')] } });

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => screen.getByRole('dialog', { name: 'Write Review' });

async function write({ item = 'Mandazi', stars = '5 stars', comment = 'Hot and crisp' } = {}) {
  await press('Write Review');
  if (item) await fill(screen.getByLabelText('Dish or drink'), item);
  if (stars) await userEvent.click(screen.getByRole('radio', { name: stars }));
  if (comment) await fill(screen.getByLabelText('Your review'), comment);
}

it('the reviews page shows dish, stars with the rating, date and comment of each review', () => {
  open([MUKIMO]);
  const card = within(screen.getByRole('article'));
  expect(card.getByRole('heading', { name: 'Mukimo' })).toBeVisible();
  expect(card.getByRole('img', { name: '4 out of 5' })).toBeVisible();
  expect(card.getByText('Sat, 21 Nov 2026')).toHaveAttribute('dateTime', '2026-11-21');
  expect(card.getByText(/Crisp outside\.\s+We come back\./)).toBeVisible();
  expect(screen.queryByText('No reviews yet')).not.toBeInTheDocument();
});

it('the reviews page prints a date it cannot read as it is', () => {
  open([{ ...MUKIMO, date: 'last summer' }]);
  expect(screen.getByText('last summer')).toBeVisible();
});

it('the reviews page shows the latest review first', () => {
  open([MUKIMO, { ...MUKIMO, id: 'REV-002', itemName: 'Mandazi' }]);
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Mandazi', 'Mukimo']);
});

it('the reviews page says when there are no reviews, and offers to write the first', async () => {
  open();
  expect(screen.getByText('Share your dining experience')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'No reviews yet' })).toBeVisible();
  expect(screen.getByText('Share your experience with our dishes')).toBeVisible();
  await press('Write Your First Review');
  expect(dialog()).toBeVisible();
});

it('a new review is appended with today’s date in Nairobi, announced and shown', async () => {
  // 22:30 of the 21st in London is 01:30 of the 22nd in Nairobi
  setClock('2026-11-21T22:30:00Z');
  const { user } = open([MUKIMO]);
  await write({ item: ' Mandazi ', comment: ' Hot and crisp ' });
  await press('Submit Review');
  expect(user.getState().reviews).toEqual([
    MUKIMO,
    { id: 'REV-002', itemName: 'Mandazi', rating: 5, date: '2026-11-22', comment: 'Hot and crisp' },
  ]);
  expect(toasts).toMatchObject([{ title: 'Review added', tone: 'success' }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Mandazi' })).toBeVisible();
  await press('Write Review');
  for (const name of ['Dish or drink', 'Your review']) expect(screen.getByLabelText(name)).toHaveValue('');
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  jest.useRealTimers();
});

it('a review can be written with the keyboard alone', async () => {
  const { user } = open();
  screen.getByRole('button', { name: 'Write Review' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByLabelText('Dish or drink')).toHaveFocus();
  await userEvent.keyboard('Kachumbari');
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: '1 star' })).toHaveFocus();
  await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
  expect(screen.getByRole('radio', { name: '3 stars' })).toBeChecked();
  await userEvent.tab();
  await userEvent.keyboard('Well spiced');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(user.getState().reviews).toMatchObject([
    { itemName: 'Kachumbari', rating: 3, comment: 'Well spiced' },
  ]);
  expect(screen.getByRole('button', { name: 'Write Review' })).toHaveFocus();
});

it.each([
  ['Dish or drink', { item: '' }, 'Enter what you had'],
  ['1 star', { stars: '' }, 'Choose from 1 to 5 stars'],
  ['Your review', { comment: '' }, 'Write a few words about it'],
])('an incomplete review focuses the empty field and keeps the rest: %s', async (name, missing, message) => {
  const { user } = open();
  await write(missing);
  await press('Submit Review');
  expect(user.getState().reviews).toEqual([]);
  expect(dialog()).toBeVisible();
  const control = screen.getByLabelText(name);
  expect(control).toHaveFocus();
  expect(control).toHaveAccessibleDescription(message);
  if (!('item' in missing)) expect(screen.getByLabelText('Dish or drink')).toHaveValue('Mandazi');
  if (!('comment' in missing)) expect(screen.getByLabelText('Your review')).toHaveValue('Hot and crisp');
});

it('a review that was closed in between keeps what was typed', async () => {
  open();
  await write({ stars: '2 stars' });
  await press('Close');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await press('Write Review');
  expect(screen.getByLabelText('Dish or drink')).toHaveValue('Mandazi');
  expect(screen.getByRole('radio', { name: '2 stars' })).toBeChecked();
  expect(screen.getByLabelText('Your review')).toHaveValue('Hot and crisp');
});

it('the focus goes to the heading of the page after the first review', async () => {
  open();
  await press('Write Your First Review');
  await userEvent.type(screen.getByLabelText('Dish or drink'), 'Madafu');
  await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
  await userEvent.type(screen.getByLabelText('Your review'), 'Cold');
  await press('Submit Review');
  expect(screen.getByRole('heading', { level: 1, name: 'My Reviews' })).toHaveFocus();
});

it('the review form suggests dishes that were ordered', async () => {
  open();
  await press('Write Review');
  const list = screen.getByLabelText('Dish or drink').getAttribute('list') ?? '';
  const options = [...(document.getElementById(list)?.querySelectorAll('option') ?? [])];
  expect(options.map(({ value }) => value)).toEqual(['Mukimo']);
});
