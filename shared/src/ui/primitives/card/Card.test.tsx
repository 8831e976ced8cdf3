import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { CardLink, LinkCard } from './Card';

describe('a card', () => {
  it('a link card has exactly one link, named by its heading', () => {
    render(
      <MemoryRouter>
        <LinkCard>
          <h3>
            <CardLink to="/stalls/fish-corner">Fish Corner</CardLink>
          </h3>
        </LinkCard>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link')).toHaveAccessibleName('Fish Corner');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/stalls/fish-corner');
  });
});
