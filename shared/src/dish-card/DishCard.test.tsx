import { CartProvider, createCartStore } from '@venue/shared/stores';
import { render, screen, within } from '@testing-library/react';
import { DishCard, DishName } from './DishCard';

function show(as?: 'li') {
  render(
    <CartProvider store={createCartStore()}>
      <DishCard
        as={as}
        dish={{ id: 1, name: 'Samosas', price: 1250 }}
        picture={{ photo: 'photo-1', alt: 'Three samosas', standIn: { accent: 'sun' } }}
        heart={<button>Save Samosas</button>}
      >
        <DishName>Samosas</DishName>
        <p>With lime.</p>
      </DishCard>
    </CartProvider>,
  );
  return within(screen.getByRole(as ? 'listitem' : 'article'));
}

describe('the card of a dish', () => {
  it('a dish card shows picture, heart, name, facts, price and Add to Cart', () => {
    const card = show();
    expect(card.getByRole('img', { name: 'Three samosas' })).toHaveAttribute(
      'src',
      expect.stringContaining('photo-1'),
    );
    expect(card.getByRole('button', { name: 'Save Samosas' })).toBeVisible();
    expect(card.getByRole('heading', { level: 2, name: 'Samosas' })).toBeVisible();
    expect(card.getByText('With lime.')).toBeVisible();
    expect(card.getByText(/KSh/).textContent).toBe('KSh\u00a01,250');
    expect(card.getByRole('button', { name: 'Add to Cart Samosas' })).toBeVisible();
  });

  it('a dish card can be an item of a list', () => {
    expect(show('li').getByRole('heading', { name: 'Samosas' })).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });
});
