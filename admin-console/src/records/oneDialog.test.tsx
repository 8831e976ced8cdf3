import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openScreen } from '../testing/openScreen';
import { liveData, venueServer } from '../testing/venueServer';
import ManageStallsScreen from '../stalls/ManageStallsScreen';

const server = venueServer();

const dialogs = () =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].map(
    (dialog) => dialog.querySelector('h2')?.textContent,
  );
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('Forward to the address of an Add dialog', () => {
  it.each<[string, () => Promise<void>]>([
    ['Edit Stall', () => press('Edit Live: Fish Corner')],
    ['Delete Stall', () => press('Delete Live: Fish Corner')],
    ['Gallery Images - Live: Fish Corner', () => press('Gallery Live: Fish Corner')],
    ['Sign in to the live server', () => press('Live server')],
    ['Go to', () => press('Go to…')],
    ['Add Stall', () => press('Add Stall')],
  ])('leaves that one dialog open, where %s was open before', async (title, openOther) => {
    const { router } = openScreen(ManageStallsScreen, { address: '/admin/stalls', data: liveData(server) });
    await screen.findByRole('button', { name: 'Edit Live: Fish Corner' });
    await act(() => router.navigate('/admin/stalls/new'));
    expect(dialogs()).toEqual(['Add Stall']);
    await act(() => router.navigate(-1));
    expect(dialogs()).toEqual([]);
    await openOther();
    await waitFor(() => expect(dialogs()).toEqual([title]));

    await act(() => router.navigate(1));
    expect(dialogs()).toEqual(['Add Stall']);
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    await act(() => router.navigate(-1));
    expect(dialogs()).toEqual([]);
  });
});
