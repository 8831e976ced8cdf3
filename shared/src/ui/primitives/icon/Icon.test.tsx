import { render, screen } from '@testing-library/react';
import { LINES } from './drawings';
import { Icon } from './Icon';

describe('an icon', () => {
  it('is decoration unless it has something to say', () => {
    const { container, rerender } = render(<Icon name="clock" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    rerender(<Icon name="clock" label="Opening hours" />);
    expect(screen.getByRole('img', { name: 'Opening hours' })).not.toHaveAttribute('aria-hidden');
  });

  it('is filled when it means "on", and a line when it means "off"', () => {
    const { container, rerender } = render(<Icon name="heart" />);
    expect(container.querySelector('svg')).toHaveAttribute('fill', 'none');
    rerender(<Icon name="heart-filled" />);
    expect(container.querySelector('svg')).toHaveAttribute('fill', 'currentColor');
    expect(container.querySelector('path')).toHaveAttribute('d', LINES.heart);
  });

  it.each(Object.entries(LINES))('draws %s as a path', (_name, path) => {
    expect(path).toMatch(/^M[\d.]/);
    expect(path).not.toMatch(/[^MmLlHhVvCcSsQqTtAaZz\d\s.,-]/);
  });
});
