import { render, screen } from '@testing-library/react';
import { Badge, StatusBadge, type StatusTone } from './Badge';

describe('a badge', () => {
  it('a badge shows its word', () => {
    render(<Badge tone="sun">Popular</Badge>);
    expect(screen.getByText('Popular')).toBeVisible();
  });

  it.each<StatusTone>(['green', 'yellow', 'red', 'blue', 'grey'])(
    'a %s status badge also shows its word, not the colour alone',
    (tone) => {
      const { container } = render(<StatusBadge tone={tone}>Pending</StatusBadge>);
      expect(screen.getByText('Pending')).toBeVisible();
      expect(container.firstElementChild).toHaveAttribute('data-dot');
    },
  );

  it('the five tones of a status badge look different', () => {
    const looks = (['green', 'yellow', 'red', 'blue', 'grey'] as const).map((tone) => {
      const { container } = render(<StatusBadge tone={tone}>x</StatusBadge>);
      return container.firstElementChild && getComputedStyle(container.firstElementChild).background;
    });
    expect(new Set(looks).size).toBe(5);
  });
});
