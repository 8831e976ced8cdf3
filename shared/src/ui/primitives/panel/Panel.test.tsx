import { render, screen } from '@testing-library/react';
import { Panel, PanelTitle } from './Panel';

describe('a panel', () => {
  it('a panel is a region of the page, named by its heading', () => {
    render(
      <Panel aria-labelledby="hours">
        <PanelTitle id="hours">Opening Hours</PanelTitle>
      </Panel>,
    );
    expect(screen.getByRole('region', { name: 'Opening Hours' })).toContainElement(
      screen.getByRole('heading', { level: 2, name: 'Opening Hours' }),
    );
  });
});
