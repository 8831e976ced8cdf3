import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openMenu } from '../testing/openMenu';
import ManageReservationsScreen from '../reservations/ManageReservationsScreen';
import ManageStallsScreen from '../stalls/ManageStallsScreen';
import { openScreen } from '../testing/openScreen';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const openReservations = async (search = '') => {
  openScreen(ManageReservationsScreen, { address: `/admin/reservations${search}` });
  await screen.findByText('RES-002');
};

/** Presses a button by keyboard. */
async function press(name: string | RegExp) {
  act(() => button(name).focus());
  await userEvent.keyboard('{Enter}');
}
const isGone = (name: string | RegExp) =>
  waitFor(() => expect(screen.queryByRole('button', { name })).not.toBeInTheDocument());

const itemOf = (control: Element | null | undefined) => control?.closest('tr, li');
/** The text that has the focus, unless that is a button or the whole page. */
const focusedName = () => {
  const { activeElement } = document;
  return activeElement?.matches('body, button') ? null : activeElement?.textContent;
};

function narrowWindow() {
  window.matchMedia = ((query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'matchMedia');
});

describe.each([
  ['a table', () => undefined],
  ['cards', narrowWindow],
])('in %s', (_, setWindow) => {
  beforeEach(setWindow);

  it('the focus goes to the ID of the next reservation when a filter hides the one that was changed', async () => {
    await openReservations('?status=pending');
    const [first, second] = screen.getAllByRole('button', { name: /^Confirm RES/ });
    const next = itemOf(second);
    act(() => first?.focus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(first).not.toBeInTheDocument());
    expect(document.activeElement).toHaveTextContent(/^RES-\d+$/);
    expect(itemOf(document.activeElement)).toBe(next);
  });

  it('the focus goes to the name of the next dish after a deletion, of the one before, at last to the heading', async () => {
    const { menuItems } = await openMenu();
    const deletes = () => screen.queryAllByRole('button', { name: /^Delete / });
    const remove = async (control: HTMLElement | undefined) => {
      act(() => control?.focus());
      await userEvent.keyboard('{Enter}');
      await press('Delete Item');
      await isGone('Delete Item');
    };
    const next = itemOf(deletes()[1]);
    await remove(deletes()[0]);
    expect(focusedName()).not.toBeNull();
    expect(itemOf(document.activeElement)).toBe(next);

    const beforeLast = itemOf(deletes().at(-2));
    await remove(deletes().at(-1));
    expect(focusedName()).not.toBeNull();
    expect(itemOf(document.activeElement)).toBe(beforeLast);

    const [, ...others] = menuItems.getState().rows;
    act(() => others.forEach((dish) => void menuItems.remove(dish)));
    expect(deletes()).toHaveLength(1);
    await remove(deletes()[0]);
    expect(screen.getByRole('heading', { name: 'Manage Menu' })).toHaveFocus();
  });

  it.each(['Confirm Selected', 'Clear Selection'])('the focus goes to the heading after %s', async (step) => {
    await openReservations();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select RES-002' }));
    await press(step);
    await waitFor(() => expect(screen.queryByText('1 selected')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Manage Reservations' })).toHaveFocus();
  });

  it('the focus goes to the heading from a button that brought the list back', async () => {
    await openReservations();
    await userEvent.type(screen.getByRole('searchbox'), 'no such');
    await press('Clear Search and Filters');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Manage Reservations' })).toHaveFocus());
  });
});

describe('what keeps the focus', () => {
  it('the focus stays where the person moved it meanwhile', async () => {
    const { menuItems } = await openMenu();
    act(() => button('Delete Samosas').focus());
    const search = screen.getByRole('searchbox');
    act(() => search.focus());
    act(() => menuItems.getState().rows.forEach((dish) => void menuItems.remove(dish)));
    expect(search).toHaveFocus();
  });

  it('the focus is not moved when the person took it away from everything', async () => {
    const { menuItems } = await openMenu();
    act(() => button('Delete Samosas').focus());
    await act(async () => button('Delete Samosas').blur());
    await act(async () => menuItems.getState().rows.forEach((dish) => void menuItems.remove(dish)));
    expect(document.body).toHaveFocus();
  });

  it('the focus goes to the next row of a long page too, whose rows are drawn a moment later', async () => {
    const { menuItems } = await openMenu({ address: { pathname: '/admin/menu', search: '?size=100' } });
    const [dish] = menuItems.getState().rows;
    if (!dish) throw new Error('The samples should have a dish.');
    act(() => {
      for (let more = 0; more < 30; more += 1) void menuItems.create({ ...dish, name: `Dish ${more}` });
    });
    await press('Delete Dish 24');
    await press('Delete Item');
    await isGone('Delete Item');
    await waitFor(() => expect(focusedName()).toContain('Dish 25'));
  });
});

describe('in a gallery', () => {
  it('the focus in a gallery goes to the next picture after a removal, at last to the dialog', async () => {
    openScreen(ManageStallsScreen, { address: '/admin/stalls' });
    const [opener] = await screen.findAllByRole('button', { name: /^Gallery / });
    await userEvent.click(opener ?? document.body);
    const pictures = () => screen.queryAllByRole('button', { name: /^Remove (?!Picture$)/ });
    const next = itemOf(pictures()[1]);
    while (pictures().length > 0) {
      act(() => pictures()[0]?.focus());
      await userEvent.keyboard('{Enter}');
      const left = pictures().length - 1;
      await press('Remove Picture');
      await waitFor(() => expect(pictures()).toHaveLength(left));
      if (left === 2) expect(next).toHaveFocus();
    }
    expect(screen.getByRole('dialog', { name: /^Gallery Images/ })).toHaveFocus();
  });
});
