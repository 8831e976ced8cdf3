import { render, screen } from '@testing-library/react';
import { translatePage } from '../../../testing/translatePage';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Button, ButtonAnchor, ButtonLink } from './Button';

describe('a button', () => {
  it('a button runs its handler when pressed, and never submits a form by accident', async () => {
    const press = jest.fn();
    const submit = jest.fn();
    render(
      <form onSubmit={submit}>
        <Button onClick={press}>Add to Cart</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
    expect(press).toHaveBeenCalledTimes(1);
    expect(submit).not.toHaveBeenCalled();
  });

  it('a busy button keeps the focus but runs nothing twice', async () => {
    const press = jest.fn();
    const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button type="submit" busy onClick={press}>
          Place Order
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Place Order' });
    await userEvent.click(button);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
  });

  it('a button becomes busy and changes its words in a translated page', () => {
    const { rerender } = render(<Button>Save</Button>);
    const lostTexts = translatePage();
    rerender(<Button busy>Saving</Button>);
    expect(screen.getByRole('button', { name: 'Saving' })).toHaveAttribute('aria-busy', 'true');
    rerender(<Button>Save</Button>);
    expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy');
    expect(lostTexts()).toEqual([]);
  });

  it('a button without a function says "Coming soon" without changing its name', async () => {
    const press = jest.fn();
    render(
      <Button comingSoon onClick={press}>
        Load More Photos
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Load More Photos' });
    expect(button).toHaveAccessibleDescription('Coming soon');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(press).not.toHaveBeenCalled();
  });

  it('a button with an address is a link', () => {
    render(
      <MemoryRouter>
        <ButtonLink to="/menu">Browse Menu</ButtonLink>
        <ButtonAnchor href="tel:+254700000000">Call Now</ButtonAnchor>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Browse Menu' })).toHaveAttribute('href', '/menu');
    expect(screen.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', 'tel:+254700000000');
  });
});
