import { act, screen, waitFor } from '@testing-library/react';
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
