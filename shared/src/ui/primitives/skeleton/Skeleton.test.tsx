import { render } from '@testing-library/react';
import { Skeleton } from './Skeleton';

it('a skeleton has the given size and is hidden from screen readers', () => {
  const { container } = render(<Skeleton width="6rem" height="2rem" shape="chip" />);
  expect(container.firstElementChild).toHaveStyle({ width: '6rem', height: '2rem' });
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});
