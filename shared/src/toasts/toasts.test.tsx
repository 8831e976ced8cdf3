import { notify } from '@venue/shared/notify';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { loadToasts } from '.';

const region = () => within(screen.getByRole('region', { name: 'Notifications' }));

/** jsdom runs no animations, and the library removes a toast when its animation out has ended. */
async function leaves(words: string) {
  await waitFor(() => {
    const toast = screen.queryByText(words)?.closest('.Toastify__toast');
    if (toast) fireEvent.animationEnd(toast);
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  });
}

beforeAll(async () => {
  notify.success('Asked for before the library was there');
  const { mountToasts } = await loadToasts();
  act(mountToasts);
});

describe('toasts', () => {
  it('a toast requested before the toast library is loaded is shown afterwards', async () => {
    expect(await screen.findByText('Asked for before the library was there')).toBeInTheDocument();
  });

  it('a toast shows title and text together and is announced politely', async () => {
    act(() => notify.success('Message Sent!', { text: "We'll get back to you within 24 hours." }));
    const title = await region().findByText('Message Sent!');
    const toast = title.closest<HTMLElement>('[role=status]');
    expect(toast).toHaveTextContent("We'll get back to you within 24 hours.");
    expect(title.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  });

  it('an error toast is announced at once', async () => {
    act(() => notify.error('Missing Information', { text: 'Please fill in all required fields.' }));
    await waitFor(() => expect(region().getByRole('alert')).toHaveTextContent('Missing Information'));
  });

  it('an error toast goes once what was refused succeeds', async () => {
    act(() => notify.error('Cart is empty', { untilSuccess: true }));
    await region().findByText('Cart is empty');
    act(() => notify.success('Order Placed Successfully!'));
    await region().findByText('Order Placed Successfully!');
    await leaves('Cart is empty');
  });

  it('the action of a toast runs once and closes the toast', async () => {
    const run = jest.fn();
    act(() => notify.info('Ticket cancelled', { action: { label: 'Undo', run } }));
    await userEvent.dblClick(await region().findByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledTimes(1);
    await leaves('Ticket cancelled');
  });

  it.each([
    ['their action', 'Undo'],
    ['their cross', 'Close notification'],
  ])('the focus returns to where it was in the page when a toast is closed by %s', async (_, name) => {
    const { unmount } = render(<button>Cancel Ticket</button>);
    act(() => notify.info('Seat given up', { action: { label: 'Undo', run: () => undefined } }));
    const toast = (await region().findByText('Seat given up')).closest<HTMLElement>('[role]');
    if (!toast) throw new Error('The toast has no role.');
    act(() => screen.getByRole('button', { name: 'Cancel Ticket' }).focus());
    act(() => toast.focus());
    act(() => within(toast).getByRole('button', { name }).focus());
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Cancel Ticket' })).toHaveFocus();
    await leaves('Seat given up');
    expect(screen.getByRole('button', { name: 'Cancel Ticket' })).toHaveFocus();
    unmount();
  });

  it('the focus stays where the person put it before the toast closed', async () => {
    const { unmount } = render(<input aria-label="Search" />);
    act(() => notify.info('Seat taken', { action: { label: 'Undo', run: () => undefined } }));
    const undo = await region().findByRole('button', { name: 'Undo' });
    act(() => undo.focus());
    act(() => screen.getByLabelText('Search').focus());
    act(() => fireEvent.click(undo));
    await leaves('Seat taken');
    expect(screen.getByLabelText('Search')).toHaveFocus();
    unmount();
  });

  it('the focus goes to the heading of the page when the toast was reached from the footer', async () => {
    const { unmount } = render(
      <>
        <h1 tabIndex={-1}>Manage Reservations</h1>
        <footer>
          <button type="button">Dark</button>
        </footer>
      </>,
    );
    act(() => notify.info('Table taken', { action: { label: 'Undo', run: () => undefined } }));
    const undo = await region().findByRole('button', { name: 'Undo' });
    act(() => screen.getByRole('button', { name: 'Dark' }).focus());
    act(() => undo.focus());
    act(() => fireEvent.click(undo));
    await leaves('Table taken');
    expect(screen.getByRole('heading', { name: 'Manage Reservations' })).toHaveFocus();
    unmount();
  });

  it('a toast can be closed with its cross', async () => {
    act(() => notify.success('Added to Cart'));
    const toast = (await region().findByText('Added to Cart')).closest<HTMLElement>('[role]');
    if (!toast) throw new Error('The toast has no role.');
    await userEvent.click(within(toast).getByRole('button', { name: 'Close notification' }));
    await leaves('Added to Cart');
  });

  it('a toast closes by itself when its time is over', async () => {
    act(() => notify.success('Test credentials filled'));
    const toast = (await region().findByText('Test credentials filled')).closest('.Toastify__toast');
    const timer = toast?.querySelector<HTMLElement>('.Toastify__progress-bar--animated');
    if (!timer) throw new Error('The toast has no timer.');
    expect(timer.style.animationDuration).toBe('5000ms');
    fireEvent.animationEnd(timer);
    await leaves('Test credentials filled');
  });

  it('the same message said again does not stack a second toast', async () => {
    act(() => notify.error('Cart is empty'));
    await region().findByText('Cart is empty');
    act(() => notify.error('Cart is empty'));
    await waitFor(() => {
      const outgoing = region().getAllByText('Cart is empty')[1]?.closest('.Toastify__toast');
      if (outgoing) fireEvent.animationEnd(outgoing);
      expect(region().getAllByText('Cart is empty')).toHaveLength(1);
    });
  });
});
