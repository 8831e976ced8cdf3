import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog';
import { Dialog } from './Dialog';
import { Banner } from '../../patterns/banner/Banner';
import { ErrorState } from '../../patterns/states/ErrorState';
import { openModal } from '../../hooks/openModal';

function Review({ onClose }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    onClose?.();
    setOpen(false);
  };
  return (
    <>
      <button onClick={() => setOpen(true)}>Write Review</button>
      <Dialog open={open} onClose={close} title="Your review" actions={<button onClick={close}>Save</button>}>
        <input aria-label="Dish" />
      </Dialog>
    </>
  );
}

async function opened(onClose?: () => void) {
  render(<Review {...(onClose && { onClose })} />);
  await userEvent.click(screen.getByRole('button', { name: 'Write Review' }));
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Your review' });
}

describe('a dialog', () => {
  it('a dialog opens over the page, named by its title, with the focus in its first field', async () => {
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
    expect(await opened()).toBeVisible();
    expect(showModal).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText('Dish')).toHaveFocus();
    showModal.mockRestore();
  });

  it('a dialog closes by its cross and returns the focus', async () => {
    await opened();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Write Review' })).toHaveFocus();
  });

  it.each([
    ['is in sight keeps the page where it is', 10, true],
    ['was scrolled out of sight comes back into it', -200, false],
  ])('the control that gets the focus back and %s', async (_, top, preventScroll) => {
    await opened();
    const opener = screen.getByRole('button', { name: 'Write Review', hidden: true });
    opener.getBoundingClientRect = () => new DOMRect(0, top, 44, 44);
    const focus = jest.spyOn(opener, 'focus');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(focus).toHaveBeenCalledWith({ preventScroll });
  });

  it('a dialog closes once by Escape', async () => {
    const onClose = jest.fn();
    await opened(onClose);
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('a dialog closes once by the back gesture, which the browser reports as "cancel"', async () => {
    const onClose = jest.fn();
    const dialog = await opened(onClose);
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('a dialog notices when the browser closed it by itself', async () => {
    const onClose = jest.fn();
    const dialog = await opened(onClose);
    act(() => dialog.close());
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('a dialog stays open, with what was typed, when its parent does not let it close', async () => {
    const onClose = jest.fn();
    render(
      <Dialog open onClose={onClose} title="Your review">
        <input aria-label="Dish" />
      </Dialog>,
    );
    await userEvent.type(screen.getByLabelText('Dish'), 'Kachumbari{Escape}{Escape}');
    act(() => screen.getByRole<HTMLDialogElement>('dialog').close());
    expect(onClose).toHaveBeenCalledTimes(3);
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(screen.getByLabelText('Dish')).toHaveValue('Kachumbari');
  });

  it('a dialog closes by a press on the backdrop, not by one inside', async () => {
    const onClose = jest.fn();
    const dialog = await opened(onClose);
    fireEvent.mouseDown(screen.getByLabelText('Dish'));
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.mouseDown(dialog);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['on its own scroll bar', { clientX: 795, clientY: 300 }],
    ['by another button of the mouse', { button: 2 }],
  ])('a dialog stays open when it is pressed %s', async (_where, press) => {
    const onClose = jest.fn();
    const dialog = await opened(onClose);
    dialog.getBoundingClientRect = () => new DOMRect(100, 100, 700, 500);
    fireEvent.mouseDown(dialog, press);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.mouseDown(dialog, { clientX: 800, clientY: 300 });
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('a dialog opens with fresh content each time', async () => {
    await opened();
    await userEvent.type(screen.getByLabelText('Dish'), 'Tilapia');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.click(screen.getByRole('button', { name: 'Write Review' }));
    expect(screen.getByLabelText('Dish')).toHaveValue('');
  });
});

describe('a confirmation', () => {
  it('a confirmation dialog focuses Cancel, and acts only when confirmed', async () => {
    const run = jest.fn();
    const onClose = jest.fn();
    render(
      <ConfirmDialog open title="Delete Event" confirm={{ label: 'Delete Event', run }} onClose={onClose}>
        This action cannot be undone.
      </ConfirmDialog>,
    );
    const dialog = screen.getByRole('alertdialog', { name: 'Delete Event' });
    expect(dialog).toHaveAccessibleDescription('This action cannot be undone.');
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    fireEvent.mouseDown(dialog);
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Delete Event' }));
    expect(run).toHaveBeenCalledTimes(1);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Delete Event' }));
    expect(run).toHaveBeenCalledTimes(2);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('a banner', () => {
  it('a banner that was there from the start is not announced', () => {
    render(<Banner title="Good to know">Free delivery above KSh 1,000.</Banner>);
    expect(screen.getByText('Good to know')).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it.each([
    ['warn', 'status'],
    ['bad', 'alert'],
  ] as const)('a banner that appears and is %s has the role %s', (tone, role) => {
    render(
      <Banner tone={tone} live actions={<button>Reload</button>}>
        Working offline
      </Banner>,
    );
    expect(screen.getByRole(role)).toHaveTextContent('Working offline');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  });
});

it('an error state is announced and offers a way out', () => {
  render(
    <ErrorState title="Error loading events" action={<button>Try Again</button>}>
      The server did not answer.
    </ErrorState>,
  );
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Error loading events');
  expect(alert).toHaveTextContent('The server did not answer.');
  expect(alert).toContainElement(screen.getByRole('button', { name: 'Try Again' }));
});

describe('the page under its dialogs', () => {
  function addDialog() {
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    return dialog;
  }
  const isPageMarked = () => document.documentElement.hasAttribute('data-modal');

  afterEach(() => document.body.replaceChildren());

  it('the page is marked until the last of its dialogs is closed', () => {
    const [first, question] = [addDialog(), addDialog()];
    const closeFirst = openModal(first);
    expect(isPageMarked()).toBe(true);
    const closeQuestion = openModal(question);
    closeQuestion();
    expect(question.open).toBe(false);
    expect(isPageMarked()).toBe(true);
    closeFirst();
    expect(first.open).toBe(false);
    expect(isPageMarked()).toBe(false);
  });

  it.each([
    ['left with a navigation', (dialog: HTMLDialogElement) => dialog.remove()],
    ['was closed by the browser', (dialog: HTMLDialogElement) => dialog.close()],
  ])('the page stays marked when one of its dialogs %s and another is open', (_, go) => {
    const [gone, question] = [addDialog(), addDialog()];
    const closeGone = openModal(gone);
    const closeQuestion = openModal(question);
    go(gone);
    closeGone();
    expect(isPageMarked()).toBe(true);
    closeQuestion();
    expect(isPageMarked()).toBe(false);
  });

  it('the page is marked before the dialog opens, and unmarked before it closes: its styles are computed once', () => {
    const dialog = addDialog();
    const marked: boolean[] = [];
    jest.spyOn(dialog, 'showModal').mockImplementation(() => {
      dialog.open = true;
      marked.push(isPageMarked());
    });
    jest.spyOn(dialog, 'close').mockImplementation(() => {
      dialog.open = false;
      marked.push(isPageMarked());
    });
    openModal(dialog)();
    expect(marked).toEqual([true, false]);
  });
});
