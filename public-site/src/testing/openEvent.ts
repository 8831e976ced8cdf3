import type { UserStore } from '@venue/shared/stores';
import { openScreen } from '@venue/shared/testing';
import EventScreen from '../events/event-page/EventScreen';

/** For tests: a guest opens the page of an event. */
export const openEvent = (id: string): UserStore =>
  openScreen(EventScreen, { address: `/events/${id}`, paths: ['/events/:id'] }).user;
