import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { LongList } from './LongList';

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `REV-${index + 1}`, text: `Card ${index + 1}` }));

function open(items: { id: string; text: string }[]) {
  const list = (shown: typeof items) => (
    <LongList label="My reviews" items={shown}>
      {({ text }) => <p>{text}</p>}
    </LongList>
  );
  const { rerender } = render(list(items));
  return { change: (changed: typeof items) => rerender(list(changed)) };
}

const cards = () =>
  within(screen.getByRole('list', { name: 'My reviews' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const showMore = () => screen.queryByRole('button', { name: 'Show more' });
const press = async () => userEvent.click(showMore() ?? document.body);

it.each([1, 50])('a list of %s cards is shown as a whole, without a button', (count) => {
  open(many(count));
  expect(cards()).toHaveLength(count);
  expect(showMore()).not.toBeInTheDocument();
});

it('a list of 10,000 cards starts with 50 and says how many there are', () => {
  open(many(10_000));
  expect(cards()).toHaveLength(50);
  expect(cards().at(-1)).toBe('Card 50');
  expect(showMore()).toHaveAccessibleDescription('50 of 10,000 shown');
});

it('a list of cards shows 50 more at a time until all are shown, then the button goes', async () => {
  open(many(120));
  await press();
  expect(cards()).toHaveLength(100);
  expect(showMore()).toHaveAccessibleDescription('100 of 120 shown');
  await press();
  expect(cards()).toEqual(many(120).map(({ text }) => text));
  expect(showMore()).not.toBeInTheDocument();
});

it('a list of cards moves the focus to the first card that is newly shown', async () => {
  open(many(120));
  await press();
  expect(document.activeElement).toHaveTextContent(/^Card 51$/);
  await press();
  expect(document.activeElement).toHaveTextContent(/^Card 101$/);
});

it('a list of cards leaves the focus alone when another card comes in', async () => {
  const { change } = open(many(120));
  await press();
  const focused = document.activeElement;
  change([{ id: 'REV-new', text: 'New' }, ...many(120)]);
  expect(document.activeElement).toBe(focused);
  expect(cards()).toHaveLength(100);
  expect(cards()[0]).toBe('New');
});

it('a list of cards shows every record, also when two share an id', () => {
  const warn = jest.spyOn(console, 'error').mockImplementation();
  open([
    { id: 'REV-001', text: 'Tender' },
    { id: 'REV-001', text: 'Crisp' },
  ]);
  expect(cards()).toEqual(['Tender', 'Crisp']);
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});
