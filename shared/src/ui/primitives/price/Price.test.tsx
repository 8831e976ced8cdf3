import { render, screen } from '@testing-library/react';
import { Price } from './Price';

describe('a price', () => {
  it('a price is printed as KSh with a no-break space and separators', () => {
    render(<Price amount={22000} size="large" />);
    expect(screen.getByText(/KSh/).textContent).toBe('KSh\u00a022,000');
  });
});
