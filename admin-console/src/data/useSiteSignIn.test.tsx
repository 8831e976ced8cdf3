import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@venue/shared/testing';
import { PASSWORD } from '@venue/shared/testing/graphql';
import { EVENTS, OFFLINE, RESERVATIONS } from '../testing/failingLists';
import { openScreen } from '../testing/openScreen';
import { liveData, venueServer } from '../testing/venueServer';

const server = venueServer();
const LIVE = { email: 'owner@venue.example', password: PASSWORD };

const operations = async () => (await server.calls()).map(({ operationName }) => operationName);

function open(list = RESERVATIONS, typed = LIVE) {
  let held: typeof LIVE | null = typed;
  const forget = jest.fn(() => void (held = null));
  const opened = openScreen(list.Screen, {
    address: list.address,
    data: liveData(server, null),
    account: { typedSignIn: () => held, forgetTypedSignIn: forget },
  });
  return { ...opened, forget };
}

describe("the console's use of what was typed at the site's sign-in", () => {
  it('signs in once before the first query, so that the list comes live at once', async () => {
    const { forget } = open();
    expect((await screen.findAllByText(RESERVATIONS.live))[0]).toBeVisible();
    expect(screen.getByRole('button', { name: 'Live server' })).toBeVisible();
    expect(await operations()).toEqual(['signIn', 'reservations']);
    expect(forget).toHaveBeenCalledTimes(1);
  });

  it('a server that refuses it is not asked again, and the chip offers the sign-in', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    const { forget, data } = open(RESERVATIONS, { ...LIVE, password: 'admin123' });
    expect(
      await screen.findByRole('button', { name: 'Sample data: sign in to the live server' }),
    ).toBeVisible();
    expect(forget).toHaveBeenCalledTimes(1);
    await act(() => data.reservations.load());
    expect((await operations()).filter((name) => name === 'signIn')).toHaveLength(1);
    log.mockRestore();
  });

  it.each<['right' | 'wrong' | 'late', string]>([
    ['right', 'brings the list live'],
    ['wrong', 'asks for the password again'],
    ['late', 'asks for the password again'],
  ])('of an account with a second factor only the code is asked for: a %s one %s', async (how) => {
    const { setTimeout: real } = window;
    let forgetting: () => void = () => undefined;
    const timer = (run: () => void, ms?: number) => {
      if (ms === 120_000) forgetting = run;
      return real(run, ms);
    };
    window.setTimeout = timer as typeof real;
    await server.fail({ kind: 'CODE_NEEDED', operation: 'signIn' });
    const { forget } = open();
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in to the live server' }));
    window.setTimeout = real;
    const send = () => userEvent.click(dialog.getByRole('button', { name: 'Sign In' }));
    expect(forget).toHaveBeenCalledTimes(1);
    expect(dialog.getByText(LIVE.email)).toBeVisible();
    expect(dialog.queryByLabelText('Password')).not.toBeInTheDocument();
    await fill(dialog.getByLabelText('Code of the Authenticator App'), '123456');
    await server.fail(how === 'wrong' ? { kind: 'CODE_WRONG' } : null);
    if (how === 'late') act(() => forgetting());
    else await send();
    if (how !== 'right') {
      expect(await dialog.findByLabelText('Password')).toHaveValue('');
      expect(dialog.getByLabelText('Email')).toHaveValue(LIVE.email);
      await server.fail(null);
      await fill(dialog.getByLabelText('Password'), PASSWORD);
      await send();
    }
    expect((await screen.findAllByText(RESERVATIONS.live))[0]).toBeVisible();
    expect((await server.callsOf('signIn')).at(-1)).toMatchObject({
      ...{ variables: LIVE, extensions: { code: '123456' } },
    });
  });

  it('a server that does not answer is waited for once, and what was typed is kept for the next attempt', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    await server.fail({ kind: 'silence' });
    const { forget } = open(EVENTS);
    expect(await screen.findByText(OFFLINE)).toBeVisible();
    expect(forget).not.toHaveBeenCalled();
    expect(await operations()).toEqual(['signIn']);
    log.mockRestore();
  });

  it('a sign-out while the sign-in is under way leaves no token and ends the session', async () => {
    const { user, data } = open();
    act(() => user.getState().signOut());
    await waitFor(async () => expect(await operations()).toContain('signOut'));
    expect(data.isSignedIn()).toBe(false);
  });
});
