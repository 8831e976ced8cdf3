import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { BackLink, Breadcrumb } from './Navigation';

it('a back link leads to the page above', () => {
  render(<BackLink to="/stalls">Back to Stalls</BackLink>, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: 'Back to Stalls' })).toHaveAttribute('href', '/stalls');
});

it('breadcrumbs name the current page and link the pages above', () => {
  render(<Breadcrumb parents={[{ label: 'Our Stalls', to: '/stalls' }]} current="Fish Corner" />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeInTheDocument();
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByText('Fish Corner')).toHaveAttribute('aria-current', 'page');
});
