import { createUserStore, UserProvider, type UserStore } from '@venue/shared/stores';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import EventScreen from '../events/event-page/EventScreen';

/** For tests: a guest opens the page of an event. */
export function openEvent(id: string): UserStore {
  const store = createUserStore();
  store.setState({ ready: true });
  const router = createMemoryRouter(
    [
      { path: '/events/:id', Component: EventScreen },
      { path: '*', element: null },
    ],
    { initialEntries: [`/events/${id}`] },
  );
  render(
    <UserProvider store={store}>
      <RouterProvider router={router} />
    </UserProvider>,
  );
  return store;
}
