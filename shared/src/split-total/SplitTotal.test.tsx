import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SplitTotal } from './SplitTotal';

const choose = (people: string) => userEvent.selectOptions(screen.getByLabelText('Split the total'), people);

it.each([
  [1400, '4', 'Each pays KSh 350'],
  [1000, '3', '1 pays KSh 334, 2 pay KSh 333'],
  [1001, '3', '2 pay KSh 334, 1 pays KSh 333'],
  [1, '20', '1 pays KSh 1, 19 pay KSh 0'],
  [0, '2', 'Each pays KSh 0'],
])('a total of KSh %d is split between %s as "%s"', async (amount, people, says) => {
  render(<SplitTotal amount={amount} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await choose(people);
  expect(screen.getByRole('status')).toHaveTextContent(says);
});

it('a total that changes is split anew, and one person pays it alone', async () => {
  const { rerender } = render(<SplitTotal amount={1000} />);
  await choose('3');
  rerender(<SplitTotal amount={1200} />);
  expect(screen.getByRole('status')).toHaveTextContent('Each pays KSh 400');
  await choose('1');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
