import { render } from '@testing-library/react';
import { PrintSheet } from './PrintSheet';

it('a print sheet is rendered beside the page and removed with its owner', () => {
  const { unmount } = render(<PrintSheet>Order ORD-001</PrintSheet>);
  expect(document.querySelector('body > [data-print-sheet]')).toHaveTextContent('Order ORD-001');
  unmount();
  expect(document.querySelector('[data-print-sheet]')).not.toBeInTheDocument();
});
