import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { translatePage } from '../../../testing/translatePage';
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

  it('a filter chip is pressed in a translated page', () => {
    const { rerender } = render(<FilterChip pressed={false}>Open now</FilterChip>);
    const lostTexts = translatePage();
    rerender(<FilterChip pressed>Open now, 3 stalls</FilterChip>);
    expect(screen.getByRole('button', { name: 'Open now, 3 stalls', pressed: true })).toBeVisible();
    expect(lostTexts()).toEqual([]);
  });
});
