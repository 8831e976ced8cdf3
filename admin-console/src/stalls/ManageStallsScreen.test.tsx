import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@venue/shared/testing';
import { openScreen } from '../testing/openScreen';
import ManageStallsScreen from './ManageStallsScreen';

const open = (path = '/admin/stalls', visit: Parameters<typeof openScreen>[1] = {}) =>
  openScreen(ManageStallsScreen, { address: path, ...visit });
const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('/admin/stalls', () => {
  it('Manage Stalls loads, then lists stalls in the required columns with three amenities and how many follow', async () => {
    open();
    expect(screen.getByText('Loading stalls...')).toBeVisible();
    const row = await rowOf('Garden Restaurant');
    expect(row.getByText('Main garden, by the entrance')).toBeVisible();
    expect(row.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Wi-Fi',
      'Outdoor Seating',
      'Vegetarian Options',
      '+2 more',
    ]);
    expect((await rowOf('Tysons')).queryByText(/more/)).not.toBeInTheDocument();
    expect((await rowOf('Fish Corner')).getByText('Maintenance')).toBeVisible();
    expect(row.getAllByRole('button').map((button) => button.textContent?.split(' ')[0])).toEqual([
      'Gallery',
      'Edit',
      'Delete',
    ]);
    expect(screen.getByText('3 stalls')).toBeVisible();
    const name = screen.getByRole('rowheader', { name: /Tysons Butchery/ });
    expect(name).toHaveTextContent(/^Tysons Butchery.+/);
  });

  it('a new stall is filled in on two tabs, and is active unless said otherwise', async () => {
    open('/admin/stalls/new');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Stall' }));
    expect(dialog.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Details',
      'Amenities & Gallery',
    ]);
    expect(dialog.getByLabelText('Status')).toHaveValue('active');
    await fill(dialog.getByLabelText('Name'), 'Mandazi Corner');
    await userEvent.click(dialog.getByRole('tab', { name: 'Amenities & Gallery' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Halal' }));
    const add = dialog.getByRole('button', { name: 'Add Image' });
    expect(add).toHaveAttribute('aria-disabled', 'true');
    await fill(dialog.getByLabelText('Image URL'), '   ');
    expect(add).toHaveAttribute('aria-disabled', 'true');
    await fill(dialog.getByLabelText('Image URL'), 'https://pictures.example/a/mandazi.jpg');
    await userEvent.keyboard('{Enter}');
    expect(dialog.getByText('mandazi.jpg')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Add Stall' }));
    // Once the dialog is gone, the screen is at the address of the list, to which the gallery belongs.
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const row = await rowOf('Mandazi Corner');
    expect(row.getByText('Halal')).toBeVisible();
    expect(row.getByText('Active')).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: /Gallery/ }));
    expect(await screen.findByRole('button', { name: 'Remove mandazi.jpg' })).toBeVisible();
  });

  it('a picture whose address was typed and not added is saved with the stall', async () => {
    open();
    await userEvent.click((await rowOf('Fish Corner')).getByRole('button', { name: /Edit/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Stall' }));
    await userEvent.click(dialog.getByRole('tab', { name: 'Amenities & Gallery' }));
    await fill(dialog.getByLabelText('Image URL'), 'https://pictures.example/perch.jpg');
    await userEvent.click(dialog.getByRole('button', { name: 'Update Stall' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click((await rowOf('Fish Corner')).getByRole('button', { name: /Gallery/ }));
    expect(screen.getByText('perch.jpg')).toBeVisible();
  });

  it('the gallery names its pictures by their alternative text', async () => {
    open();
    await userEvent.click((await rowOf('Tysons')).getByRole('button', { name: /Gallery/ }));
    const pictures = within(screen.getByRole('list', { name: 'Gallery images' }));
    expect(pictures.getByRole('img', { name: 'Cuts at the counter' })).toHaveAttribute('src');
  });
});
