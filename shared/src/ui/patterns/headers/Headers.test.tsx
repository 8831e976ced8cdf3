import { render, screen } from '@testing-library/react';
import { PageHeader } from './PageHeader';

it('the heading of a page can take the focus, but is no tab stop', () => {
  render(
    <PageHeader
      title="Events & Experiences"
      eyebrow="In the garden"
      lead="Come over."
      actions={<button>Plan</button>}
    />,
  );
  const title = screen.getByRole('heading', { level: 1, name: 'Events & Experiences' });
  title.focus();
  expect(title).toHaveFocus();
  expect(title).toHaveAttribute('tabindex', '-1');
  expect(screen.getByText('Come over.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Plan' })).toBeVisible();
});
