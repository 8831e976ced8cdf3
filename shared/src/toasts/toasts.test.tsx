import { notify } from '@venue/shared/notify';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openModal } from '../ui/hooks/openModal';
import { loadToasts } from '.';

const region = () => within(screen.getByRole('region', { name: 'Notifications' }));

const leaves = (words: string) => waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument());

beforeAll(async () => {
  // Toasts wait while the window is not in front.
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
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
    expect(toast?.closest('[aria-live]')).toBeNull();
  });

  it('an error toast is announced at once', async () => {
    act(() => notify.error('Missing Information', { text: 'Please fill in all required fields.' }));
    const title = await region().findByText('Missing Information');
    await waitFor(() => expect(title.closest('[role=alert]')).toHaveTextContent('Please fill in'));
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
    const button = await within(toast).findByRole('button', { name });
    act(() => button.focus());
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

  it('a toast closes by itself when its time is over, not before, whether animations run or not', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    act(() => notify.success('Test credentials filled'));
    await region().findByText('Test credentials filled');
    act(() => jest.advanceTimersByTime(4000));
    expect(screen.getByText('Test credentials filled').closest('[data-in=true]')).not.toBeNull();
    act(() => jest.advanceTimersByTime(1500));
    expect(screen.getByText('Test credentials filled').closest('[data-in=true]')).toBeNull();
    jest.useRealTimers();
    await leaves('Test credentials filled');
  });

  it('a toast waits while the pointer is over it', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    act(() => notify.success('Read me slowly'));
    const toast = (await region().findByText('Read me slowly')).closest('.Toastify__toast');
    if (!toast) throw new Error('There is no toast.');
    act(() => fireEvent.mouseEnter(toast));
    act(() => jest.advanceTimersByTime(60_000));
    expect(toast).toHaveAttribute('data-in', 'true');
    act(() => fireEvent.mouseLeave(toast));
    act(() => jest.advanceTimersByTime(5500));
    expect(toast).toHaveAttribute('data-in', 'false');
    jest.useRealTimers();
    await leaves('Read me slowly');
  });

  it('toasts are inside the dialog that was opened last, and back in the page when all are closed', async () => {
    act(() => notify.success('Picture added'));
    const title = await region().findByText('Picture added');
    const [gallery, question] = [document.createElement('dialog'), document.createElement('dialog')];
    document.body.append(question, gallery);
    const closeGallery = openModal(gallery);
    expect(gallery).toContainElement(title);
    const closeQuestion = openModal(question);
    expect(question).toContainElement(title);
    closeQuestion();
    expect(gallery).toContainElement(title);
    gallery.remove();
    closeGallery();
    expect(title).toBeInTheDocument();
    question.remove();
  });

  it('a toast that was announced is not announced again when it moves into a dialog', async () => {
    act(() => notify.error('Till is closed'));
    const title = await region().findByText('Till is closed');
    await waitFor(() => expect(title.closest('[data-announced]')).not.toBeNull());
    const dialog = document.body.appendChild(document.createElement('dialog'));
    const close = openModal(dialog);
    expect(title.closest('[role=alert], [role=status]')).toBeNull();
    close();
    dialog.remove();
  });

  it('the same message said again does not stack a second toast', async () => {
    act(() => notify.error('Said twice'));
    await region().findByText('Said twice');
    act(() => notify.error('Said twice'));
    act(() => notify.info('Said after it'));
    await region().findByText('Said after it');
    await waitFor(() => expect(region().getAllByText('Said twice')).toHaveLength(1));
  });
});
