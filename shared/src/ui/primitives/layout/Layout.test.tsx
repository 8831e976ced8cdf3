import { render, screen } from '@testing-library/react';
import { theme } from '../../theme';
import { Stack, VisuallyHidden } from './Layout';

it('a stack spaces its children by a step of the scale', () => {
  render(
    <Stack $gap="s32" data-testid="stack">
      <p>One</p>
    </Stack>,
  );
  expect(getComputedStyle(screen.getByTestId('stack')).gap).toBe(theme.space.s32);
});

it('what is hidden from the eye is still said', () => {
  render(
    <button>
      <VisuallyHidden>3 items in the cart</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button', { name: '3 items in the cart' })).toBeInTheDocument();
});
