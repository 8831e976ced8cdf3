import { render } from '@testing-library/react';
import { PrintSheet } from './PrintSheet';

it('a print sheet is rendered beside the page and removed with its owner', () => {
  const { unmount } = render(
    <PrintSheet>
      <p>Order ORD-001</p>
    </PrintSheet>,
  );
  expect(document.querySelector('body > [data-print-sheet]')).toHaveTextContent('Order ORD-001');
  unmount();
  expect(document.querySelector('[data-print-sheet]')).not.toBeInTheDocument();
});
