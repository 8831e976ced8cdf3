import { act, screen, waitFor } from '@testing-library/react';
import { EVENTS } from '../testing/failingLists';
import { openScreen } from '../testing/openScreen';
import { liveData, venueServer } from '../testing/venueServer';

const server = venueServer();

const signOuts = () => server.callsOf('signOut');

async function openLive() {
  const opened = openScreen(EVENTS.Screen, {
    address: EVENTS.address,
    data: liveData(server),
  });
  await screen.findAllByText(EVENTS.live);
  return opened;
}

describe('signing out of the site', () => {
  it('signing out of the site in the console ends the session on the live server', async () => {
    const { user } = await openLive();
    act(() => user.getState().signOut());
    await waitFor(async () => expect(await signOuts()).toHaveLength(1));
    expect(screen.queryByText(EVENTS.live)).not.toBeInTheDocument();
  });

  it('signing out of the site in another area ends the session too, once', async () => {
    const { user, unmount } = await openLive();
    unmount();
    act(() => user.getState().signOut());
    await waitFor(async () => expect(await signOuts()).toHaveLength(1));
  });

  it('signing out of the site works at once while the live server does not answer', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    const { user, data } = await openLive();
    await server.fail({ kind: 'silence', operation: 'signOut' });
    act(() => user.getState().signOut());
    expect(user.getState().user).toBeNull();
    expect(data.events.getState()).toMatchObject({ phase: 'idle', rows: [] });
    await waitFor(() =>
      expect(log).toHaveBeenCalledWith(expect.stringMatching(/^GraphQL signOut: No answer/)),
    );
    log.mockRestore();
  });

  it('a changed profile is no sign-out', async () => {
    const { user } = await openLive();
    act(() => user.getState().updateProfile({ name: 'Another name' }));
    expect(await signOuts()).toEqual([]);
  });
});
