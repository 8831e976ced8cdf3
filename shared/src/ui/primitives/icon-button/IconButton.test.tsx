import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from './IconButton';

describe('an icon button', () => {
  it('an icon button has a name although it shows only a drawing', async () => {
    const press = jest.fn();
    render(<IconButton icon="trash" label="Remove Mandazi" onClick={press} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Mandazi' }));
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('an icon button can be a toggle', () => {
    render(<IconButton icon="heart-filled" label="Favourite" aria-pressed />);
    expect(screen.getByRole('button', { name: 'Favourite', pressed: true })).toBeInTheDocument();
  });
});
