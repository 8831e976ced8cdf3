import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { CardLink, LinkCard } from './Card';

describe('a card', () => {
  it('a link card has exactly one link, named by its heading', () => {
    render(
      <MemoryRouter>
        <LinkCard>
          <h3>
            <CardLink to="/stalls/lake-kitchen">Lake Kitchen</CardLink>
          </h3>
        </LinkCard>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link')).toHaveAccessibleName('Lake Kitchen');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/stalls/lake-kitchen');
  });
});
