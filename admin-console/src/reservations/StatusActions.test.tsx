import { fireEvent, render, screen } from '@testing-library/react';
import type { ReservationRow } from '@venue/shared/graphql';
import { StatusActions } from './StatusActions';

it('the second click of a double click on Confirm does not press Tell, which has taken its place', () => {
  const onTell = jest.fn();
  const row = { id: 'RES-001', status: 'confirmed' } as ReservationRow; // it reads these two fields only
  render(<StatusActions row={row} isTold={false} onSet={jest.fn()} onTell={onTell} />);
  const tell = screen.getByRole('button', { name: 'Tell the guest of RES-001' });
  fireEvent.click(tell, { detail: 2 });
  expect(onTell).not.toHaveBeenCalled();
  fireEvent.click(tell, { detail: 1 });
  expect(onTell).toHaveBeenCalledTimes(1);
});
