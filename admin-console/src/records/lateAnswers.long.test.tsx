import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EVENTS } from '../testing/failingLists';
import { fill } from '@venue/shared/testing';
import { openScreen, toasts } from '../testing/openScreen';
import { liveData, venueServer } from '../testing/venueServer';

/** How long the server stays silent before the rows in memory serve: longer than a busy machine needs to type. */
const SILENCE_MS = 2000;
const server = venueServer();

async function openEvents(address = EVENTS.address) {
  const opened = openScreen(EVENTS.Screen, {
    address,
    from: '/before',
    data: liveData(server, 'owner', SILENCE_MS),
  });
  await screen.findByRole('button', { name: 'Edit Live: Benga Night' });
  return opened;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const busyEdits = () =>
  screen
    .getAllByRole('button', { name: /^Edit Live/ })
    .filter((button) => button.getAttribute('aria-busy') === 'true');

describe('an Edit whose answer is late', () => {
  beforeEach(() => openEvents());
  beforeEach(() => server.fail({ kind: 'silence', operation: 'event' }));

  it('an Edit whose answer is late opens nothing over a dialog that was opened meanwhile', async () => {
    await press('Edit Live: Benga Night');
    await press('Add Event');
    const title = within(screen.getByRole('dialog', { name: 'Add Event' })).getByLabelText('Title');
    await fill(title, 'Christmas dinner');
    await waitFor(() => expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(0));
    expect(screen.queryByRole('dialog', { name: 'Edit Event' })).not.toBeInTheDocument();
    expect(title).toHaveValue('Christmas dinner');
  });

  it('an Edit whose answer is late gives way to the Edit pressed after it', async () => {
    await press('Edit Live: Benga Night');
    await press('Edit Live: Coffee Cupping');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Event' }));
    expect(dialog.getByLabelText('Title')).toHaveValue('Live: Coffee Cupping');
    await waitFor(() => expect(busyEdits()).toHaveLength(0));
    expect(screen.getAllByRole('dialog', { name: 'Edit Event' })).toHaveLength(1);
  });
});

describe('while a save is under way', () => {
  async function save() {
    const opened = await openEvents();
    await press('Add Event');
    const dialog = within(screen.getByRole('dialog', { name: 'Add Event' }));
    const title = dialog.getByLabelText('Title');
    await fill(title, 'Taarab Night');
    await server.fail({ kind: 'silence', operation: 'createEvent' });
    const submit = dialog.getByRole('button', { name: 'Add Event' });
    // As Enter in the field does: the button is pressed without having the focus.
    await act(async () => void fireEvent.click(submit));
    return { ...opened, title, submit };
  }

  it('during a save the fields are read-only, and the focus is on the save button', async () => {
    const { title, submit } = await save();
    expect(submit).toHaveFocus();
    expect(title.closest('[inert]')).not.toBeNull();
    await userEvent.keyboard(' and more');
    expect(title).toHaveValue('Taarab Night');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('row', { name: /Taarab Night/ })).not.toHaveTextContent('more');
  });

  it('Back during a save stays, says that it is still saving, and the save completes', async () => {
    const { router } = await save();
    await act(() => router.navigate('/before'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(toasts[0]).toMatchObject({ tone: 'info', title: 'Still saving' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe('/admin/events');
  });
});
