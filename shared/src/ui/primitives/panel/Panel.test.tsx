import { render, screen } from '@testing-library/react';
import { theme } from '../../theme';
import { Panel, PanelTitle } from './Panel';

describe('a panel', () => {
  it('is a region of the page, named by its heading', () => {
    render(
      <Panel aria-labelledby="hours">
        <PanelTitle id="hours">Opening Hours</PanelTitle>
      </Panel>,
    );
    expect(screen.getByRole('region', { name: 'Opening Hours' })).toContainElement(
      screen.getByRole('heading', { level: 2, name: 'Opening Hours' }),
    );
  });

  it('can be a form', () => {
    render(<Panel as="form" aria-label="Your details" />);
    expect(screen.getByRole('form', { name: 'Your details' })).toBeInTheDocument();
  });

  it.each([
    [undefined, theme.space.s16],
    ['s8', theme.space.s8],
    ['s24', theme.space.s24],
  ] as const)('with a gap of %s spaces its parts by %s', (gap, shown) => {
    render(<Panel $gap={gap} aria-label="Orders" />);
    expect(getComputedStyle(screen.getByRole('region', { name: 'Orders' })).gap).toBe(shown);
  });
});
