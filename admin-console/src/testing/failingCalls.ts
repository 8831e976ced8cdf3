import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EVENTS, RESERVATIONS, STALLS, type ListCall } from './failingLists';
import { fill } from '@venue/shared/testing';

/** The text typed into a form, which must not get lost. */
export const TYPED = 'Typed with care';
const PICTURE = 'https://pictures.example/typed.jpg';

/** A mutation, and the steps of a person that lead to it. */
export interface ChangeCall {
  operation: string;
  list: ListCall;
  /** Does everything but the last press. */
  prepare: () => Promise<void>;
  /** The button that sends it. */
  button: string;
  /** Where the refusal is said: in the open dialog, in the table's place, or by a toast alone. */
  refusedIn: 'dialog' | 'panel' | 'toast';
  /** A field of the open dialog that still holds what was typed after a refusal: `TYPED`, unless it takes no such text. */
  field?: string;
  typed?: string;
  /** Whether the page shows the change. */
  isDone: () => boolean;
  failed: string;
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const shows = (text: string | RegExp) => screen.queryAllByText(text).length > 0;
const type = async (field: string, text: string) => {
  const control = await within(await screen.findByRole('dialog')).findByLabelText(field);
  await userEvent.clear(control);
  await fill(control, text);
};
const typeInto = (field: string) => type(field, TYPED);

export const CHANGES: ChangeCall[] = [
  {
    operation: 'createEvent',
    list: EVENTS,
    async prepare() {
      await press('Add Event');
      await type('Description', 'Songs of the coast');
      await type('Date', '2030-06-01');
      await type('Time', '19:30');
      await typeInto('Title');
    },
    button: 'Add Event',
    refusedIn: 'dialog',
    field: 'Title',
    isDone: () => shows(TYPED),
    failed: 'Failed to add event. Please try again.',
  },
  {
    operation: 'updateEvent',
    list: EVENTS,
    async prepare() {
      await press('Edit Live: Benga Night');
      await typeInto('Title');
    },
    button: 'Update Event',
    refusedIn: 'dialog',
    field: 'Title',
    isDone: () => shows(TYPED) && !shows('Live: Benga Night'),
    failed: 'Failed to update event. Please try again.',
  },
  {
    operation: 'deleteEvent',
    list: EVENTS,
    prepare: () => press('Delete Live: Benga Night'),
    button: 'Delete Event',
    refusedIn: 'panel',
    isDone: () => !shows('Live: Benga Night'),
    failed: 'Failed to delete event. Please try again.',
  },
  {
    operation: 'createReservation',
    list: RESERVATIONS,
    async prepare() {
      await press('New Reservation');
      const dialog = within(screen.getByRole('dialog'));
      await fill(dialog.getByLabelText('Time'), '19:30');
      await fill(dialog.getByLabelText('Phone'), '+254 700 000 999');
      await typeInto('Name');
    },
    button: 'Add Reservation',
    refusedIn: 'dialog',
    field: 'Name',
    isDone: () => shows(TYPED),
    failed: 'Failed to add reservation. Please try again.',
  },
  {
    operation: 'updateReservationStatus',
    list: RESERVATIONS,
    prepare: async () => void (await screen.findByText('Live Guest One')),
    button: 'Confirm RES-001',
    refusedIn: 'toast',
    isDone: () => screen.queryByRole('button', { name: 'Confirm RES-001' }) === null,
    failed: 'Failed to update reservation status. Please try again.',
  },
  {
    operation: 'createStall',
    list: STALLS,
    async prepare() {
      await press('Add Stall');
      await type('Description', 'Grilled on charcoal');
      await type('Location', 'Food court');
      await typeInto('Name');
    },
    button: 'Add Stall',
    refusedIn: 'dialog',
    field: 'Name',
    isDone: () => shows(TYPED),
    failed: 'Failed to add stall. Please try again.',
  },
  {
    operation: 'updateStall',
    list: STALLS,
    async prepare() {
      await press('Edit Live: Fish Corner');
      await typeInto('Name');
    },
    button: 'Update Stall',
    refusedIn: 'dialog',
    field: 'Name',
    isDone: () => shows(TYPED) && !shows('Live: Fish Corner'),
    failed: 'Failed to update stall. Please try again.',
  },
  {
    operation: 'deleteStall',
    list: STALLS,
    prepare: () => press('Delete Live: Fish Corner'),
    button: 'Delete Stall',
    refusedIn: 'panel',
    isDone: () => !shows('Live: Fish Corner'),
    failed: 'Failed to delete stall. Please try again.',
  },
  {
    operation: 'addStallImage',
    list: STALLS,
    async prepare() {
      await press('Gallery Live: Fish Corner');
      await type('Image URL', PICTURE);
    },
    button: 'Add Image',
    refusedIn: 'dialog',
    field: 'Image URL',
    typed: PICTURE,
    isDone: () => screen.queryByRole('button', { name: 'Remove typed.jpg' }) !== null,
    failed: 'Failed to update stall. Please try again.',
  },
  {
    operation: 'removeStallImage',
    list: STALLS,
    async prepare() {
      await press('Gallery Live: Fish Corner');
      await press('Remove Fish');
    },
    button: 'Remove Picture',
    refusedIn: 'dialog',
    isDone: () => screen.queryByRole('button', { name: 'Remove Fish' }) === null,
    failed: 'Failed to update stall. Please try again.',
  },
];
