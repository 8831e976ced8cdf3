import type {
  AdminEvent,
  AdminMenuHighlight,
  AdminReservation,
  AdminStall,
  ReservationStatus,
  StallImage,
  StoredStatus,
} from '../types';
import type {
  EventInput,
  MenuItemInput,
  ReservationChanges,
  ReservationInput,
  ReservationStatusChange,
  StallImageInput,
  StallPayload,
} from './inputs';
import { EVENT_FIELDS, RESERVATION_FIELDS, STALL_FIELDS } from './queries';
import { typed } from './typedDocument';

type ById = { id: string };

export const CREATE_EVENT = typed<{ createEvent: AdminEvent }, { input: EventInput }>(
  `mutation createEvent($input: CreateEventInput!) { createEvent(input: $input) { ${EVENT_FIELDS} } }`,
);
export const UPDATE_EVENT = typed<{ updateEvent: AdminEvent }, { id: string; input: Partial<EventInput> }>(
  `mutation updateEvent($id: ID!, $input: UpdateEventInput!) { updateEvent(id: $id, input: $input) { ${EVENT_FIELDS} } }`,
);
export const DELETE_EVENT = typed<{ deleteEvent: boolean }, ById>(
  'mutation deleteEvent($id: ID!) { deleteEvent(id: $id) }',
);

export const CREATE_RESERVATION = typed<{ createReservation: AdminReservation }, { input: ReservationInput }>(
  `mutation createReservation($input: CreateReservationInput!) { createReservation(input: $input) { ${RESERVATION_FIELDS} } }`,
);
export const UPDATE_RESERVATION = typed<
  { updateReservation: AdminReservation },
  { id: string; input: ReservationChanges }
>(
  `mutation updateReservation($id: ID!, $input: UpdateReservationInput!) { updateReservation(id: $id, input: $input) { ${RESERVATION_FIELDS} } }`,
);
export const UPDATE_RESERVATION_STATUS = typed<
  { updateReservationStatus: ReservationStatusChange },
  { id: string; status: StoredStatus<ReservationStatus> }
>(
  'mutation updateReservationStatus($id: ID!, $status: ReservationStatus!) { updateReservationStatus(id: $id, status: $status) { id status } }',
);
export const DELETE_RESERVATION = typed<{ deleteReservation: boolean }, ById>(
  'mutation deleteReservation($id: ID!) { deleteReservation(id: $id) }',
);

export const CREATE_STALL = typed<{ createStall: AdminStall }, { input: StallPayload }>(
  `mutation createStall($input: CreateStallInput!) { createStall(input: $input) { ${STALL_FIELDS} } }`,
);
export const UPDATE_STALL = typed<{ updateStall: AdminStall }, { id: string; input: StallPayload }>(
  `mutation updateStall($id: ID!, $input: UpdateStallInput!) { updateStall(id: $id, input: $input) { ${STALL_FIELDS} } }`,
);
export const DELETE_STALL = typed<{ deleteStall: boolean }, ById>(
  'mutation deleteStall($id: ID!) { deleteStall(id: $id) }',
);
export const ADD_STALL_IMAGE = typed<{ addStallImage: StallImage }, { stallId: string } & StallImageInput>(
  'mutation addStallImage($stallId: ID!, $url: String!, $alt: String) { addStallImage(stallId: $stallId, url: $url, alt: $alt) { id url alt } }',
);
export const REMOVE_STALL_IMAGE = typed<{ removeStallImage: boolean }, { stallId: string; imageId: string }>(
  'mutation removeStallImage($stallId: ID!, $imageId: ID!) { removeStallImage(stallId: $stallId, imageId: $imageId) }',
);
export const ADD_MENU_ITEM = typed<{ addMenuItem: AdminMenuHighlight }, { stallId: string } & MenuItemInput>(
  'mutation addMenuItem($stallId: ID!, $name: String!, $price: Float!, $description: String!, $image: String) { addMenuItem(stallId: $stallId, name: $name, price: $price, description: $description, image: $image) { id name price description image } }',
);
export const REMOVE_MENU_ITEM = typed<{ removeMenuItem: boolean }, { stallId: string; menuItemId: string }>(
  'mutation removeMenuItem($stallId: ID!, $menuItemId: ID!) { removeMenuItem(stallId: $stallId, menuItemId: $menuItemId) }',
);

export const SIGN_IN = typed<{ signIn: string }, { email: string; password: string }>(
  'mutation signIn($email: String!, $password: String!) { signIn(email: $email, password: $password) }',
);
