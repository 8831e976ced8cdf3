import { render, screen } from '@testing-library/react';
import { LINES } from '@venue/shared/ui/drawings';
import { Icon } from './Icon';

describe('an icon', () => {
  it('an icon is decorative unless it has a label', () => {
    const { container, rerender } = render(<Icon name="clock" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    rerender(<Icon name="clock" label="Opening hours" />);
    expect(screen.getByRole('img', { name: 'Opening hours' })).not.toHaveAttribute('aria-hidden');
  });

  it('an icon is filled when it is on, and outlined when it is off', () => {
    const { container, rerender } = render(<Icon name="heart" />);
    expect(container.querySelector('svg')).toHaveStyle({ fill: 'none' });
    rerender(<Icon name="heart-filled" />);
    expect(container.querySelector('svg')).toHaveStyle({ fill: 'currentColor' });
    expect(container.querySelector('svg[viewBox="0 0 24 24"] path')).toHaveAttribute('d', LINES.heart);
  });

  it('an icon is as large as the text beside it asks for, or as it is told', () => {
    const { container, rerender } = render(<Icon name="clock" />);
    expect(container.querySelector('svg')).not.toHaveAttribute('style');
    rerender(<Icon name="clock" size="2rem" />);
    expect(container.querySelector('svg')?.style.getPropertyValue('--icon-size')).toBe('2rem');
  });

  it.each(Object.entries(LINES))('the icon %s draws a path', (_name, path) => {
    expect(path).toMatch(/^M[\d.]/);
    expect(path).not.toMatch(/[^MmLlHhVvCcSsQqTtAaZz\d\s.,-]/);
  });
});
