import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chip, FilterChip } from './Chip';

describe('chips', () => {
  it('a chip states a fact', () => {
    render(<Chip icon="clock">Open now · closes 9 PM</Chip>);
    expect(screen.getByText('Open now · closes 9 PM')).toBeVisible();
  });

  it('a filter chip filters a list and says whether it is on', async () => {
    const press = jest.fn();
    render(
      <FilterChip pressed={false} onClick={press}>
        Vegan
      </FilterChip>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Vegan', pressed: false }));
    expect(press).toHaveBeenCalledTimes(1);
  });
});
