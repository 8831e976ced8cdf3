import { render, screen } from '@testing-library/react';
import { ErrorState } from './ErrorState';
import { LoadingState } from './LoadingState';

it('an error state is announced and offers a way out', () => {
  render(
    <ErrorState title="Error loading events" action={<button>Try Again</button>}>
      The server did not answer.
    </ErrorState>,
  );
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Error loading events');
  expect(alert).toHaveTextContent('The server did not answer.');
  expect(alert).toContainElement(screen.getByRole('button', { name: 'Try Again' }));
});

it('a loading state is said in words and shown by skeletons', () => {
  const { container } = render(<LoadingState label="Loading reservations..." />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading reservations\.\.\.$/);
  expect(container.querySelectorAll('[aria-hidden="true"]')).toHaveLength(3);
});
