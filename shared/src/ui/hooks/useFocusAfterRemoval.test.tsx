import { act, render, screen } from '@testing-library/react';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';

interface MenuProps {
  dishes: string[];
  withRegion?: boolean;
}

function Menu({ dishes, withRegion = true }: MenuProps) {
  useFocusAfterRemoval();
  return (
    <main id="main" tabIndex={-1}>
      <h1 tabIndex={-1}>Menu</h1>
      <section aria-label="Dishes" {...(withRegion && { tabIndex: -1 })}>
        {dishes.length > 0 && (
          <ul>
            {dishes.map((dish) => (
              <li key={dish}>
                <h2 tabIndex={-1}>{dish}</h2>
                <button>Remove {dish}</button>
              </li>
            ))}
          </ul>
        )}
      </section>
      <input aria-label="Search" />
    </main>
  );
}

const DISHES = ['Mandazi', 'Tilapia', 'Madafu'];
const button = (dish: string) => screen.getByRole('button', { name: `Remove ${dish}` });

describe('when a list item goes with the button that has the focus', () => {
  it('the focus goes to the name of the next item, of the one before, at last to the region', () => {
    const { rerender } = render(<Menu dishes={DISHES} />);
    act(() => button('Tilapia').focus());
    rerender(<Menu dishes={['Mandazi', 'Madafu']} />);
    expect(screen.getByRole('heading', { name: 'Madafu' })).toHaveFocus();
    rerender(<Menu dishes={['Mandazi']} />);
    expect(screen.getByRole('heading', { name: 'Mandazi' })).toHaveFocus();
    rerender(<Menu dishes={[]} />);
    expect(screen.getByRole('region', { name: 'Dishes' })).toHaveFocus();
  });

  it('the focus goes to the page’s heading where no region can take it', () => {
    const { rerender } = render(<Menu dishes={DISHES} withRegion={false} />);
    act(() => button('Tilapia').focus());
    rerender(<Menu dishes={[]} withRegion={false} />);
    expect(screen.getByRole('heading', { name: 'Menu' })).toHaveFocus();
  });

  it('the focus stays where somebody put it meanwhile', () => {
    const { rerender } = render(<Menu dishes={DISHES} />);
    act(() => button('Mandazi').focus());
    act(() => screen.getByRole('textbox').focus());
    rerender(<Menu dishes={[]} />);
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('the focus stays nowhere when somebody put it away', async () => {
    const { rerender } = render(<Menu dishes={DISHES} />);
    act(() => button('Mandazi').focus());
    await act(async () => button('Mandazi').blur());
    rerender(<Menu dishes={[]} />);
    expect(document.body).toHaveFocus();
  });
});
