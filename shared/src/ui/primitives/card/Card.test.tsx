import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Card, CardBody, CardLink, LinkCard } from './Card';

describe('a card', () => {
  it('is an article of its own', () => {
    render(
      <Card>
        <CardBody>Samosas</CardBody>
      </Card>,
    );
    expect(within(screen.getByRole('article')).getByText('Samosas')).toBeVisible();
  });

  it('that leads somewhere has exactly one link, named by its heading', () => {
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
