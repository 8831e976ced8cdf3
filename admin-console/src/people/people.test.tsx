import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@venue/shared/testing';
import { PASSWORD, type Who } from '@venue/shared/testing/graphql';
import type { ComponentType } from 'react';
import AdminDashboardScreen from '../dashboard/AdminDashboardScreen';
import ManageEventsScreen from '../events/ManageEventsScreen';
import ManageReservationsScreen from '../reservations/ManageReservationsScreen';
import { openScreen, toasts } from '../testing/openScreen';
import { signInAs } from '../testing/signInAs';
import { liveData, venueServer } from '../testing/venueServer';

const server = venueServer();

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

async function open(Screen: ComponentType, as: Who | null, address: string) {
  openScreen(Screen, { address, data: liveData(server, as) });
  await screen.findByRole('button', { name: as ? /Signed in as/ : /Live server|Sample data/ });
}

async function type(dialog: ReturnType<typeof within>, typed: Record<string, string>) {
  for (const [label, text] of Object.entries(typed)) {
    await userEvent.clear(dialog.getByLabelText(label));
    await fill(dialog.getByLabelText(label), text);
  }
}

const shown = (role: string, name: RegExp) => screen.queryAllByRole(role, { name }).length > 0;

describe('whoever is signed in to the live server', () => {
  it.each<[Who, boolean]>([
    ['owner', true],
    ['waiter', false],
  ])('the %s is shown buttons to change events and to delete reservations: %p', async (who, isShown) => {
    await open(ManageEventsScreen, who, '/admin/events');
    await screen.findByRole('row', { name: /Benga Night/ });
    expect([/Add Event/, /Edit/, /Delete/].map((name) => shown('button', name))).toEqual([
      isShown,
      isShown,
      isShown,
    ]);
  });

  it.each<[Who, boolean]>([
    ['owner', true],
    ['waiter', false],
  ])('the %s works on reservations, and is asked to delete one: %p', async (who, isShown) => {
    await open(ManageReservationsScreen, who, '/admin/reservations');
    expect(shown('button', /New Reservation/)).toBe(true);
    await press(/^RES-001/);
    const dialog = within(await screen.findByRole('dialog', { name: /RES-001/ }));
    expect(dialog.getByRole('button', { name: 'Edit' })).toBeVisible();
    expect(dialog.queryAllByRole('button', { name: 'Delete' })).toHaveLength(isShown ? 1 : 0);
  });

  it('a host finds no forms on the dashboard and in the palette that only refuse', async () => {
    await open(AdminDashboardScreen, 'waiter', '/admin/dashboard');
    expect(shown('link', /Add Event/)).toBe(false);
    await press(/Go to/);
    await userEvent.type(screen.getByRole('combobox'), 'Add');
    expect(screen.queryByRole('option', { name: /Add (Event|Stall)/ })).not.toBeInTheDocument();
  });

  it('a server that does not say who calls offers no account', async () => {
    await server.reset({ keepsVersions: false });
    openScreen(ManageEventsScreen, { address: '/admin/events', data: liveData(server) });
    await screen.findByRole('row', { name: /Benga Night/ });
    expect(shown('button', /Signed in as/)).toBe(false);
    expect(shown('button', /Add Event/)).toBe(true);
  });

  it('changes their own password, with what is wrong beside its field', async () => {
    await open(ManageEventsScreen, 'viewer', '/admin/events');
    await press('Signed in as Vera');
    await press('Change Password');
    const dialog = within(screen.getByRole('dialog', { name: 'Change Password' }));
    const send = async (current: string, wanted: string, again = wanted) => {
      const typed = { 'Present Password': current, 'New Password': wanted, 'New Password Again': again };
      await type(dialog, typed);
      await userEvent.click(dialog.getByRole('button', { name: 'Change Password' }));
    };
    await send(PASSWORD, 'a good long one', 'another');
    expect(dialog.getByLabelText('New Password Again')).toHaveAccessibleDescription(/not the same/);
    expect(dialog.getByLabelText('New Password Again')).toHaveFocus();
    await send('wrong', 'a good long one');
    await waitFor(() =>
      expect(dialog.getByLabelText('Present Password')).toHaveAccessibleDescription(/not your present/),
    );
    expect(dialog.getByLabelText('Present Password')).toHaveFocus();
    await send(PASSWORD, 'short');
    await waitFor(() =>
      expect(dialog.getByLabelText('New Password')).toHaveAccessibleDescription(/at least 8/),
    );
    await send(PASSWORD, `${PASSWORD}-2`);
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toMatchObject({ title: 'Password changed. You are signed out everywhere else.' });
  });

  it('an administrator adds a person and changes them; what is refused stands beside its field, and nothing typed is lost', async () => {
    await open(ManageEventsScreen, 'owner', '/admin/events');
    await press('Signed in as Achieng');
    await press('Accounts');
    const accounts = within(await screen.findByRole('dialog', { name: 'Accounts' }));
    const row = async (text: string) =>
      within((await accounts.findByText(text)).closest('li') as HTMLElement);
    expect((await row('owner@venue.example')).queryByRole('button')).not.toBeInTheDocument();
    const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
    const save = (dialog: ReturnType<typeof within>, name: string) =>
      userEvent.click(dialog.getByRole('button', { name }));

    await press('Add Person');
    const adding = await dialogOf('Add Person');
    await type(adding, { Name: 'زوادي', Email: 'waiter@venue.example', 'Your Own Password': PASSWORD });
    await type(adding, { 'First Password': 'basketball', 'First Password Again': 'basketball' });
    await save(adding, 'Add Person');
    await waitFor(() =>
      expect(adding.getByLabelText('First Password')).toHaveAccessibleDescription(/most used ones/),
    );
    await type(adding, { 'First Password': 'karibu garden', 'First Password Again': 'karibu garden' });
    await save(adding, 'Add Person');
    await waitFor(() => expect(adding.getByLabelText('Email')).toHaveAccessibleDescription(/exists already/));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Keep Editing' }));
    expect(adding.getByLabelText('Name')).toHaveValue('زوادي');
    await type(adding, { Email: 'zawadi@venue.example' });
    await save(adding, 'Add Person');
    expect((await row('zawadi@venue.example')).getByText('Host')).toBeVisible();

    await userEvent.click((await row('zawadi@venue.example')).getByRole('button', { name: 'Edit زوادي' }));
    const editing = await dialogOf('Edit \u2068زوادي\u2069');
    await type(editing, { 'Your Own Password': PASSWORD });
    await save(editing, 'Save');
    expect(await editing.findByText('Nothing is to be changed.')).toBeVisible();
    await userEvent.selectOptions(editing.getByLabelText('Role'), 'Administrator');
    await userEvent.click(editing.getByLabelText('May sign in'));
    await save(editing, 'Save');
    expect(await (await row('zawadi@venue.example')).findByText('Administrator · Disabled')).toBeVisible();
    expect((await server.callsOf('updateAccount')).at(-1)?.variables).toEqual({
      ...{ id: expect.any(String), currentPassword: PASSWORD, role: 'admin', isDisabled: true },
    });
  });

  it('a form of accounts outlives a sign-in that has ended, with what was typed', async () => {
    await open(ManageEventsScreen, 'owner', '/admin/events');
    await press('Signed in as Achieng');
    await press('Accounts');
    await server.fail({ kind: 'UNAUTHENTICATED', operation: 'updateAccount' });
    await press('Edit Vera');
    const editing = within(await screen.findByRole('dialog', { name: 'Edit Vera' }));
    await fill(editing.getByLabelText('Your Own Password'), PASSWORD);
    await userEvent.click(editing.getByRole('button', { name: 'Save' }));
    await userEvent.click(await editing.findByRole('button', { name: 'Sign in to the live server' }));
    await server.fail(null);
    await signInAs('owner');
    expect(await editing.findByText('Signed in to the live server.')).toBeVisible();
    expect(editing.getByLabelText('Your Own Password')).toHaveValue(PASSWORD);
  });

  it.each<[Who, boolean]>([
    ['host', true],
    ['waiter', false],
  ])('the %s is offered the accounts: %p', async (who, isOffered) => {
    await open(ManageEventsScreen, who, '/admin/events');
    await press(/Signed in as/);
    expect(shown('button', /Accounts/)).toBe(isOffered);
  });

  it('hands the page to the next person, and asks before changes are lost by signing out', async () => {
    const data = liveData(server);
    openScreen(ManageReservationsScreen, { address: '/admin/reservations?q=Live', data });
    await press('Signed in as Achieng');
    await press('Change Person');
    await signInAs('waiter');
    await screen.findByRole('button', { name: 'Signed in as Baraka' });
    await server.fail({ kind: 'refused' });
    const [row] = data.reservations.getState().rows;
    if (row) await data.reservations.update(row, { guests: 9 });
    await press('Signed in as Baraka');
    await press('Sign Out of the Live Server');
    const question = within(screen.getByRole('alertdialog', { name: 'Sign out?' }));
    await userEvent.click(question.getByRole('button', { name: 'Stay' }));
    expect(data.isSignedIn()).toBe(true);
    await server.fail(null);
    await press('Signed in as Baraka');
    await press('Sign Out of the Live Server');
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /Signed in as/ })).not.toBeInTheDocument(),
    );
    expect(data.isSignedIn()).toBe(false);
  });
});
