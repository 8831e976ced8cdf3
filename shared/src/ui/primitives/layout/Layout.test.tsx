import { render, screen } from '@testing-library/react';
import { VisuallyHidden } from './Layout';

it('visually hidden text is still read by screen readers', () => {
  render(
    <button>
      <VisuallyHidden>3 items in the cart</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button', { name: '3 items in the cart' })).toBeInTheDocument();
});
