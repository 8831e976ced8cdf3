import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@venue/shared/testing';
import { openScreen } from '../testing/openScreen';
import { liveData, venueServer } from '../testing/venueServer';
import ManageStallsScreen from './ManageStallsScreen';

const server = venueServer();

const open = () => openScreen(ManageStallsScreen, { address: '/admin/stalls', data: liveData(server) });
const row = async () => within(await screen.findByRole('row', { name: /Live: Fish Corner/ }));

describe('stalls on the live server', () => {
  it('the buttons of stalls wait for the first load, and stay as they are while the list is loaded again', async () => {
    await server.fail({ kind: 'silence', operation: 'stalls' });
    const { data } = open();
    expect(screen.getByText('Loading stalls...')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Gallery|Edit|Delete) / })).not.toBeInTheDocument();
    await screen.findByRole('button', { name: 'Edit Garden Restaurant & Bar' });

    let asked: Promise<void> | undefined;
    const button = screen.getByRole('button', { name: 'Gallery Garden Restaurant & Bar' });
    act(() => button.focus());
    act(() => void (asked = data.stalls.load()));
    expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('dialog', { name: 'Gallery Images - Garden Restaurant & Bar' })).toBeVisible();
    await act(async () => asked);
  });

  it('pictures of a stall are added and removed one by one on the live server', async () => {
    open();
    await userEvent.click((await row()).getByRole('button', { name: /Gallery/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Gallery Images - Live: Fish Corner' }));
    await fill(dialog.getByLabelText('Image URL'), 'https://pictures.example/perch.jpg');
    await userEvent.click(dialog.getByRole('button', { name: 'Add Image' }));
    expect(await dialog.findByText('perch.jpg')).toBeVisible();
    const add = dialog.getByRole('button', { name: 'Add Image' });
    await waitFor(() => expect(add).toHaveAttribute('aria-disabled', 'true'));
    expect(add).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Fish' }));
    expect(screen.getByRole('alertdialog', { name: 'Remove Picture' })).toHaveTextContent(
      'Are you sure you want to remove the picture "Fish"? This action cannot be undone.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remove Picture' }));
    await waitFor(() => expect(dialog.queryByText('Fish')).not.toBeInTheDocument());
    const sent = (await server.calls()).map(({ operationName }) => operationName);
    expect(sent).toEqual(expect.arrayContaining(['addStallImage', 'removeStallImage']));
  });

  it('the gallery says why a picture was refused', async () => {
    await server.fail({ kind: 'FORBIDDEN', operation: 'addStallImage' });
    open();
    await userEvent.click((await row()).getByRole('button', { name: /Gallery/ }));
    const dialog = within(screen.getByRole('dialog'));
    await fill(dialog.getByLabelText('Image URL'), 'https://pictures.example/perch.jpg');
    await userEvent.keyboard('{Enter}');
    expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to update stall. Please try again.');
    expect(dialog.queryByText('perch.jpg')).not.toBeInTheDocument();
    expect(dialog.getByLabelText('Image URL')).toHaveValue('https://pictures.example/perch.jpg');
    const [cross] = dialog.getAllByRole('button', { name: 'Close' });
    if (cross) await userEvent.click(cross);
    expect(screen.getByRole('alertdialog', { name: 'Discard changes?' })).toBeVisible();
  });

  it('the stalls screen says that there are none when the server has none', async () => {
    await server.put({ stalls: [] });
    open();
    expect(await screen.findByText('There are no stalls in the system yet')).toBeVisible();
  });

  it('an open gallery never becomes that of another stall', async () => {
    await server.fail({ kind: 'http-500' });
    openScreen(ManageStallsScreen, { address: '/admin/stalls', data: liveData(server) });
    await screen.findByText('Working offline: changes stay on this device until you reload');
    await userEvent.click(screen.getByRole('button', { name: 'Gallery Garden Restaurant & Bar' }));
    const name = 'Gallery Images - Garden Restaurant & Bar';
    const dialog = within(screen.getByRole('dialog', { name }));
    await fill(dialog.getByLabelText('Image URL'), 'https://pictures.example/perch.jpg');
    await server.fail(null);
    for (let presses = 0; presses < 2; presses += 1) {
      await userEvent.click(dialog.getByRole('button', { name: 'Add Image' }));
      expect(await dialog.findByRole('alert')).toHaveTextContent('so nothing was sent');
      expect(screen.getByRole('dialog', { name })).toBeVisible();
    }
    expect((await screen.findAllByText('Live: Fish Corner'))[0]).toBeInTheDocument();
    expect(await server.callsOf('addStallImage')).toEqual([]);
  });
});
