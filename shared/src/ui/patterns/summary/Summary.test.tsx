import { render, screen, within } from '@testing-library/react';
import { DataCard } from './DataCard';
import { Summary } from './Summary';

it('a summary pairs every label with its value', () => {
  render(
    <Summary
      items={[
        { label: 'Delivery', value: 'KSh 200' },
        { label: 'Total', value: 'KSh 1,150', strong: true },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Delivery', 'Total']);
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    'KSh 200',
    'KSh 1,150',
  ]);
});

it('a row of a table is a card on a phone, with title, status, values and actions', () => {
  render(
    <DataCard
      title="RES-001"
      badge={<span>Pending</span>}
      items={[{ label: 'Guests', value: 4 }]}
      actions={<button>Confirm</button>}
    />,
  );
  const card = within(screen.getByRole('article'));
  expect(card.getByRole('heading', { name: 'RES-001' })).toBeVisible();
  expect(card.getByText('Pending')).toBeVisible();
  expect(card.getByRole('definition')).toHaveTextContent('4');
  expect(card.getByRole('button', { name: 'Confirm' })).toBeVisible();
});
