import { render, screen, within } from '@testing-library/react';
import { LongList } from './LongList';

const CARD_HEIGHT_PX = 120;

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `REV-${index + 1}`, text: `Card ${index + 1}` }));

function open(items: { id: string; text: string }[]) {
  render(
    <LongList label="My reviews" items={items} usualHeight={CARD_HEIGHT_PX}>
      {({ text }) => <p>{text}</p>}
    </LongList>,
  );
  return within(screen.getByRole('list', { name: 'My reviews' })).getAllByRole('listitem');
}

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(); // jsdom has none
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(CARD_HEIGHT_PX);
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a list of cards', () => {
  it.each([1, 59, 60])('of %s is on the page as a whole', (count) => {
    expect(open(many(count))).toHaveLength(count);
  });

  it.each([61, 10_000])(
    'of %s has only the cards in sight on the page, and says how many there are',
    (count) => {
      const cards = open(many(count));
      expect(cards.length).toBeGreaterThan(3);
      expect(cards.length).toBeLessThan(30);
      expect(cards[0]).toHaveTextContent(/^Card 1$/);
      expect(cards[0]).toHaveAttribute('aria-posinset', '1');
      expect(cards[0]).toHaveAttribute('aria-setsize', String(count));
      const gap = 16;
      expect(screen.getByRole('list')).toHaveStyle({ height: `${count * (CARD_HEIGHT_PX + gap) - gap}px` });
    },
  );

  it('shows records that share an id, each of them', () => {
    const warn = jest.spyOn(console, 'error').mockImplementation();
    const cards = open([
      { id: 'REV-001', text: 'Tender' },
      { id: 'REV-001', text: 'Crisp' },
    ]);
    expect(cards.map((card) => card.textContent)).toEqual(['Tender', 'Crisp']);
    expect(warn).not.toHaveBeenCalled();
  });
});
