import { render, screen } from '@testing-library/react';
import type { AdminReservation } from '@venue/shared/types';
import { nameOf } from '../lists/resource';
import { reservationsResource } from './reservationsResource';

const row: AdminReservation = {
  id: 'RES-001',
  date: '2030-05-10',
  time: '19:00',
  guests: 2,
  status: 'pending',
  createdAt: '',
};

describe('the name and phone of a reservation', () => {
  it.each([undefined, '', '   '])(
    'a missing name or phone of a reservation is shown as N/A: %j',
    (missing) => {
      for (const id of ['name', 'contact']) {
        const column = reservationsResource.columns.find((each) => each.id === id);
        const reservation = { ...row, ...(missing !== undefined && { name: missing, phone: missing }) };
        const { unmount } = render(<p>{column?.cell(reservation)}</p>);
        expect(screen.getByText('N/A')).toBeVisible();
        expect(column?.text(reservation)).toBe('N/A');
        unmount();
      }
    },
  );
});

it('a name that turns the line around is isolated where it is shown and named, and plain in files', () => {
  const turned = { ...row, id: '\u202ERES-001', name: 'أمينة' };
  const column = reservationsResource.columns.find(({ id }) => id === 'name');
  expect(column?.cell(turned)).toBe('\u2068أمينة\u2069');
  expect(column?.text(turned)).toBe('أمينة');
  expect(nameOf(reservationsResource, turned)).toBe('\u2068RES-001\u2069');
});
