import { act, screen } from '@testing-library/react';
import { EVENTS } from '../testing/failingLists';
import { openScreen } from '../testing/openScreen';

const isAsked = () => {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
};

it('the browser asks before unsaved edits are lost, whatever part of the site is open, until they are gone', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const { data, unmount, user } = openScreen(EVENTS.Screen, { address: EVENTS.address });
  await screen.findAllByText(EVENTS.sample);
  expect(isAsked()).toBe(false);
  const [event] = data.events.getState().rows;
  if (!event) throw new Error('There are no events.');
  await act(() => data.events.update(event, { price: 1 }));
  expect(isAsked()).toBe(true);
  unmount();
  expect(isAsked()).toBe(true);
  act(() => user.getState().signOut());
  expect(isAsked()).toBe(false);
  log.mockRestore();
});
