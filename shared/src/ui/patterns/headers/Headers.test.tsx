import { render, screen } from '@testing-library/react';
import { PageHeader } from './PageHeader';
import { SectionHeader } from './SectionHeader';

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

it('a section is named by its title', () => {
  render(
    <section aria-labelledby="stalls">
      <SectionHeader id="stalls" title="Our Stalls" />
    </section>,
  );
  expect(screen.getByRole('region', { name: 'Our Stalls' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Our Stalls');
});
