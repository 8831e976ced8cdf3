/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { StoredEventStatus as EventStatus } from '../types';
import type { StoredReservationStatus as ReservationStatus } from '../types';
import type { StoredStallStatus as StallStatus } from '../types';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type CreateEventInput = {
  capacity: number;
  date: string;
  description: string;
  image?: string | null | undefined;
  price: number;
  status: EventStatus;
  time: string;
  title: string;
};

export type CreateReservationInput = {
  date: string;
  email?: string | null | undefined;
  guests: number;
  name: string;
  phone: string;
  specialRequests?: string | null | undefined;
  time: string;
};

export type CreateStallInput = {
  amenities?: Array<string> | null | undefined;
  description: string;
  /** Always empty: the server gives the id. */
  id?: string | null | undefined;
  images?: Array<StallImageInput> | null | undefined;
  location: string;
  mainImage?: string | null | undefined;
  menuHighlights?: Array<MenuItemInput> | null | undefined;
  name: string;
  status: StallStatus;
};

export type { EventStatus };

export type MenuItemInput = {
  description: string;
  id?: string | null | undefined;
  image?: string | null | undefined;
  name: string;
  price: number;
};

export type { ReservationStatus };

export type StallImageInput = {
  alt?: string | null | undefined;
  id?: string | null | undefined;
  url: string;
};

export type { StallStatus };

export type UpdateEventInput = {
  capacity?: number | null | undefined;
  date?: string | null | undefined;
  description?: string | null | undefined;
  image?: string | null | undefined;
  price?: number | null | undefined;
  status?: EventStatus | null | undefined;
  time?: string | null | undefined;
  title?: string | null | undefined;
};

export type UpdateReservationInput = {
  date?: string | null | undefined;
  email?: string | null | undefined;
  guests?: number | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  specialRequests?: string | null | undefined;
  status?: ReservationStatus | null | undefined;
  tableNumber?: string | null | undefined;
  time?: string | null | undefined;
};

export type UpdateStallInput = {
  amenities?: Array<string> | null | undefined;
  description?: string | null | undefined;
  id?: string | null | undefined;
  images?: Array<StallImageInput> | null | undefined;
  location?: string | null | undefined;
  mainImage?: string | null | undefined;
  menuHighlights?: Array<MenuItemInput> | null | undefined;
  name?: string | null | undefined;
  status?: StallStatus | null | undefined;
};

export type EventFieldsFragment = { id: string, title: string, date: string, time: string, description: string, image: string | null, price: number, capacity: number, status: EventStatus };

export type ReservationFieldsFragment = { id: string, date: string, time: string, guests: number, status: ReservationStatus, name: string | null, phone: string | null, email: string | null, tableNumber: string | null, specialRequests: string | null, createdAt: string };

export type StallImageFieldsFragment = { id: string, url: string, alt: string };

export type MenuItemFieldsFragment = { id: string, name: string, price: number, description: string, image: string | null };

export type StallFieldsFragment = { id: string, name: string, description: string, location: string, mainImage: string | null, amenities: Array<string>, status: StallStatus, images: Array<{ id: string, url: string, alt: string }>, menuHighlights: Array<{ id: string, name: string, price: number, description: string, image: string | null }> };

export type TodayFieldsFragment = { until: string, soldOut: Array<string>, closes: string | null, line: string | null, savedBy: string | null, savedAt: string | null };

export type EventsQueryVariables = Exact<{ [key: string]: never; }>;


export type EventsQuery = { events: Array<{ id: string, title: string, date: string, time: string, description: string, image: string | null, price: number, capacity: number, status: EventStatus }> };

export type EventQueryVariables = Exact<{
  id: string;
}>;


export type EventQuery = { event: { id: string, title: string, date: string, time: string, description: string, image: string | null, price: number, capacity: number, status: EventStatus } | null };

export type CreateEventMutationVariables = Exact<{
  input: CreateEventInput;
}>;


export type CreateEventMutation = { createEvent: { id: string, title: string, date: string, time: string, description: string, image: string | null, price: number, capacity: number, status: EventStatus } | null };

export type UpdateEventMutationVariables = Exact<{
  id: string;
  input: UpdateEventInput;
}>;


export type UpdateEventMutation = { updateEvent: { id: string, title: string, date: string, time: string, description: string, image: string | null, price: number, capacity: number, status: EventStatus } | null };

export type DeleteEventMutationVariables = Exact<{
  id: string;
}>;


export type DeleteEventMutation = { deleteEvent: boolean | null };

export type ReservationsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReservationsQuery = { reservations: Array<{ id: string, date: string, time: string, guests: number, status: ReservationStatus, name: string | null, phone: string | null, email: string | null, tableNumber: string | null, specialRequests: string | null, createdAt: string }> };

export type ReservationQueryVariables = Exact<{
  id: string;
}>;


export type ReservationQuery = { reservation: { id: string, date: string, time: string, guests: number, status: ReservationStatus, name: string | null, phone: string | null, email: string | null, tableNumber: string | null, specialRequests: string | null, createdAt: string } | null };

export type ReservationsByStatusQueryVariables = Exact<{
  status: ReservationStatus;
}>;


export type ReservationsByStatusQuery = { reservationsByStatus: Array<{ id: string, date: string, time: string, guests: number, status: ReservationStatus, name: string | null, phone: string | null, email: string | null, tableNumber: string | null, specialRequests: string | null, createdAt: string }> };

export type CreateReservationMutationVariables = Exact<{
  input: CreateReservationInput;
}>;


export type CreateReservationMutation = { createReservation: { id: string, date: string, time: string, guests: number, status: ReservationStatus, name: string | null, phone: string | null, email: string | null, tableNumber: string | null, specialRequests: string | null, createdAt: string } | null };

export type UpdateReservationMutationVariables = Exact<{
  id: string;
  input: UpdateReservationInput;
}>;


export type UpdateReservationMutation = { updateReservation: { id: string, date: string, time: string, guests: number, status: ReservationStatus, name: string | null, phone: string | null, email: string | null, tableNumber: string | null, specialRequests: string | null, createdAt: string } | null };

export type UpdateReservationStatusMutationVariables = Exact<{
  id: string;
  status: ReservationStatus;
}>;


export type UpdateReservationStatusMutation = { updateReservationStatus: { id: string, status: ReservationStatus } | null };

export type DeleteReservationMutationVariables = Exact<{
  id: string;
}>;


export type DeleteReservationMutation = { deleteReservation: boolean | null };

export type StallsQueryVariables = Exact<{ [key: string]: never; }>;


export type StallsQuery = { stalls: Array<{ id: string, name: string, description: string, location: string, mainImage: string | null, amenities: Array<string>, status: StallStatus, images: Array<{ id: string, url: string, alt: string }>, menuHighlights: Array<{ id: string, name: string, price: number, description: string, image: string | null }> }> };

export type StallQueryVariables = Exact<{
  id: string;
}>;


export type StallQuery = { stall: { id: string, name: string, description: string, location: string, mainImage: string | null, amenities: Array<string>, status: StallStatus, images: Array<{ id: string, url: string, alt: string }>, menuHighlights: Array<{ id: string, name: string, price: number, description: string, image: string | null }> } | null };

export type CreateStallMutationVariables = Exact<{
  input: CreateStallInput;
}>;


export type CreateStallMutation = { createStall: { id: string, name: string, description: string, location: string, mainImage: string | null, amenities: Array<string>, status: StallStatus, images: Array<{ id: string, url: string, alt: string }>, menuHighlights: Array<{ id: string, name: string, price: number, description: string, image: string | null }> } | null };

export type UpdateStallMutationVariables = Exact<{
  id: string;
  input: UpdateStallInput;
}>;


export type UpdateStallMutation = { updateStall: { id: string, name: string, description: string, location: string, mainImage: string | null, amenities: Array<string>, status: StallStatus, images: Array<{ id: string, url: string, alt: string }>, menuHighlights: Array<{ id: string, name: string, price: number, description: string, image: string | null }> } | null };

export type DeleteStallMutationVariables = Exact<{
  id: string;
}>;


export type DeleteStallMutation = { deleteStall: boolean | null };

export type AddStallImageMutationVariables = Exact<{
  stallId: string;
  url: string;
  alt?: string | null | undefined;
}>;


export type AddStallImageMutation = { addStallImage: { id: string, url: string, alt: string } | null };

export type RemoveStallImageMutationVariables = Exact<{
  stallId: string;
  imageId: string;
}>;


export type RemoveStallImageMutation = { removeStallImage: boolean | null };

export type AddMenuItemMutationVariables = Exact<{
  stallId: string;
  name: string;
  price: number;
  description: string;
  image?: string | null | undefined;
}>;


export type AddMenuItemMutation = { addMenuItem: { id: string, name: string, price: number, description: string, image: string | null } | null };

export type RemoveMenuItemMutationVariables = Exact<{
  stallId: string;
  menuItemId: string;
}>;


export type RemoveMenuItemMutation = { removeMenuItem: boolean | null };

export type TodayQueryVariables = Exact<{ [key: string]: never; }>;


export type TodayQuery = { today: { until: string, soldOut: Array<string>, closes: string | null, line: string | null, savedBy: string | null, savedAt: string | null } | null };

export type UpdateTodayMutationVariables = Exact<{
  soldOut?: Array<string> | string | null | undefined;
  back?: Array<string> | string | null | undefined;
  closes?: string | null | undefined;
  line?: string | null | undefined;
}>;


export type UpdateTodayMutation = { updateToday: { until: string, soldOut: Array<string>, closes: string | null, line: string | null, savedBy: string | null, savedAt: string | null } | null };

export type SignInMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type SignInMutation = { signIn: string | null };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: boolean | null };

export type ChangePasswordMutationVariables = Exact<{
  currentPassword: string;
  newPassword: string;
}>;


export type ChangePasswordMutation = { changePassword: boolean | null };

export type StartSecondFactorMutationVariables = Exact<{ [key: string]: never; }>;


export type StartSecondFactorMutation = { startSecondFactor: string | null };

export type SetSecondFactorMutationVariables = Exact<{
  currentPassword: string;
  code: string;
  secret?: string | null | undefined;
}>;


export type SetSecondFactorMutation = { setSecondFactor: boolean | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const EventFieldsFragmentDoc = new TypedDocumentString(`
    fragment EventFields on Event {
  id
  title
  date
  time
  description
  image
  price
  capacity
  status
}
    `, {"fragmentName":"EventFields"}) as unknown as TypedDocumentString<EventFieldsFragment, unknown>;
export const ReservationFieldsFragmentDoc = new TypedDocumentString(`
    fragment ReservationFields on Reservation {
  id
  date
  time
  guests
  status
  name
  phone
  email
  tableNumber
  specialRequests
  createdAt
}
    `, {"fragmentName":"ReservationFields"}) as unknown as TypedDocumentString<ReservationFieldsFragment, unknown>;
export const StallImageFieldsFragmentDoc = new TypedDocumentString(`
    fragment StallImageFields on StallImage {
  id
  url
  alt
}
    `, {"fragmentName":"StallImageFields"}) as unknown as TypedDocumentString<StallImageFieldsFragment, unknown>;
export const MenuItemFieldsFragmentDoc = new TypedDocumentString(`
    fragment MenuItemFields on MenuItem {
  id
  name
  price
  description
  image
}
    `, {"fragmentName":"MenuItemFields"}) as unknown as TypedDocumentString<MenuItemFieldsFragment, unknown>;
export const StallFieldsFragmentDoc = new TypedDocumentString(`
    fragment StallFields on Stall {
  id
  name
  description
  location
  mainImage
  images {
    ...StallImageFields
  }
  amenities
  menuHighlights {
    ...MenuItemFields
  }
  status
}
    fragment StallImageFields on StallImage {
  id
  url
  alt
}
fragment MenuItemFields on MenuItem {
  id
  name
  price
  description
  image
}`, {"fragmentName":"StallFields"}) as unknown as TypedDocumentString<StallFieldsFragment, unknown>;
export const TodayFieldsFragmentDoc = new TypedDocumentString(`
    fragment TodayFields on Today {
  until
  soldOut
  closes
  line
  savedBy
  savedAt
}
    `, {"fragmentName":"TodayFields"}) as unknown as TypedDocumentString<TodayFieldsFragment, unknown>;
export const EventsDocument = new TypedDocumentString(`
    query events {
  events {
    ...EventFields
  }
}
    fragment EventFields on Event {
  id
  title
  date
  time
  description
  image
  price
  capacity
  status
}`) as unknown as TypedDocumentString<EventsQuery, EventsQueryVariables>;
export const EventDocument = new TypedDocumentString(`
    query event($id: ID!) {
  event(id: $id) {
    ...EventFields
  }
}
    fragment EventFields on Event {
  id
  title
  date
  time
  description
  image
  price
  capacity
  status
}`) as unknown as TypedDocumentString<EventQuery, EventQueryVariables>;
export const CreateEventDocument = new TypedDocumentString(`
    mutation createEvent($input: CreateEventInput!) {
  createEvent(input: $input) {
    ...EventFields
  }
}
    fragment EventFields on Event {
  id
  title
  date
  time
  description
  image
  price
  capacity
  status
}`) as unknown as TypedDocumentString<CreateEventMutation, CreateEventMutationVariables>;
export const UpdateEventDocument = new TypedDocumentString(`
    mutation updateEvent($id: ID!, $input: UpdateEventInput!) {
  updateEvent(id: $id, input: $input) {
    ...EventFields
  }
}
    fragment EventFields on Event {
  id
  title
  date
  time
  description
  image
  price
  capacity
  status
}`) as unknown as TypedDocumentString<UpdateEventMutation, UpdateEventMutationVariables>;
export const DeleteEventDocument = new TypedDocumentString(`
    mutation deleteEvent($id: ID!) {
  deleteEvent(id: $id)
}
    `) as unknown as TypedDocumentString<DeleteEventMutation, DeleteEventMutationVariables>;
export const ReservationsDocument = new TypedDocumentString(`
    query reservations {
  reservations {
    ...ReservationFields
  }
}
    fragment ReservationFields on Reservation {
  id
  date
  time
  guests
  status
  name
  phone
  email
  tableNumber
  specialRequests
  createdAt
}`) as unknown as TypedDocumentString<ReservationsQuery, ReservationsQueryVariables>;
export const ReservationDocument = new TypedDocumentString(`
    query reservation($id: ID!) {
  reservation(id: $id) {
    ...ReservationFields
  }
}
    fragment ReservationFields on Reservation {
  id
  date
  time
  guests
  status
  name
  phone
  email
  tableNumber
  specialRequests
  createdAt
}`) as unknown as TypedDocumentString<ReservationQuery, ReservationQueryVariables>;
export const ReservationsByStatusDocument = new TypedDocumentString(`
    query reservationsByStatus($status: ReservationStatus!) {
  reservationsByStatus(status: $status) {
    ...ReservationFields
  }
}
    fragment ReservationFields on Reservation {
  id
  date
  time
  guests
  status
  name
  phone
  email
  tableNumber
  specialRequests
  createdAt
}`) as unknown as TypedDocumentString<ReservationsByStatusQuery, ReservationsByStatusQueryVariables>;
export const CreateReservationDocument = new TypedDocumentString(`
    mutation createReservation($input: CreateReservationInput!) {
  createReservation(input: $input) {
    ...ReservationFields
  }
}
    fragment ReservationFields on Reservation {
  id
  date
  time
  guests
  status
  name
  phone
  email
  tableNumber
  specialRequests
  createdAt
}`) as unknown as TypedDocumentString<CreateReservationMutation, CreateReservationMutationVariables>;
export const UpdateReservationDocument = new TypedDocumentString(`
    mutation updateReservation($id: ID!, $input: UpdateReservationInput!) {
  updateReservation(id: $id, input: $input) {
    ...ReservationFields
  }
}
    fragment ReservationFields on Reservation {
  id
  date
  time
  guests
  status
  name
  phone
  email
  tableNumber
  specialRequests
  createdAt
}`) as unknown as TypedDocumentString<UpdateReservationMutation, UpdateReservationMutationVariables>;
export const UpdateReservationStatusDocument = new TypedDocumentString(`
    mutation updateReservationStatus($id: ID!, $status: ReservationStatus!) {
  updateReservationStatus(id: $id, status: $status) {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<UpdateReservationStatusMutation, UpdateReservationStatusMutationVariables>;
export const DeleteReservationDocument = new TypedDocumentString(`
    mutation deleteReservation($id: ID!) {
  deleteReservation(id: $id)
}
    `) as unknown as TypedDocumentString<DeleteReservationMutation, DeleteReservationMutationVariables>;
export const StallsDocument = new TypedDocumentString(`
    query stalls {
  stalls {
    ...StallFields
  }
}
    fragment StallImageFields on StallImage {
  id
  url
  alt
}
fragment MenuItemFields on MenuItem {
  id
  name
  price
  description
  image
}
fragment StallFields on Stall {
  id
  name
  description
  location
  mainImage
  images {
    ...StallImageFields
  }
  amenities
  menuHighlights {
    ...MenuItemFields
  }
  status
}`) as unknown as TypedDocumentString<StallsQuery, StallsQueryVariables>;
export const StallDocument = new TypedDocumentString(`
    query stall($id: ID!) {
  stall(id: $id) {
    ...StallFields
  }
}
    fragment StallImageFields on StallImage {
  id
  url
  alt
}
fragment MenuItemFields on MenuItem {
  id
  name
  price
  description
  image
}
fragment StallFields on Stall {
  id
  name
  description
  location
  mainImage
  images {
    ...StallImageFields
  }
  amenities
  menuHighlights {
    ...MenuItemFields
  }
  status
}`) as unknown as TypedDocumentString<StallQuery, StallQueryVariables>;
export const CreateStallDocument = new TypedDocumentString(`
    mutation createStall($input: CreateStallInput!) {
  createStall(input: $input) {
    ...StallFields
  }
}
    fragment StallImageFields on StallImage {
  id
  url
  alt
}
fragment MenuItemFields on MenuItem {
  id
  name
  price
  description
  image
}
fragment StallFields on Stall {
  id
  name
  description
  location
  mainImage
  images {
    ...StallImageFields
  }
  amenities
  menuHighlights {
    ...MenuItemFields
  }
  status
}`) as unknown as TypedDocumentString<CreateStallMutation, CreateStallMutationVariables>;
export const UpdateStallDocument = new TypedDocumentString(`
    mutation updateStall($id: ID!, $input: UpdateStallInput!) {
  updateStall(id: $id, input: $input) {
    ...StallFields
  }
}
    fragment StallImageFields on StallImage {
  id
  url
  alt
}
fragment MenuItemFields on MenuItem {
  id
  name
  price
  description
  image
}
fragment StallFields on Stall {
  id
  name
  description
  location
  mainImage
  images {
    ...StallImageFields
  }
  amenities
  menuHighlights {
    ...MenuItemFields
  }
  status
}`) as unknown as TypedDocumentString<UpdateStallMutation, UpdateStallMutationVariables>;
export const DeleteStallDocument = new TypedDocumentString(`
    mutation deleteStall($id: ID!) {
  deleteStall(id: $id)
}
    `) as unknown as TypedDocumentString<DeleteStallMutation, DeleteStallMutationVariables>;
export const AddStallImageDocument = new TypedDocumentString(`
    mutation addStallImage($stallId: ID!, $url: String!, $alt: String) {
  addStallImage(stallId: $stallId, url: $url, alt: $alt) {
    ...StallImageFields
  }
}
    fragment StallImageFields on StallImage {
  id
  url
  alt
}`) as unknown as TypedDocumentString<AddStallImageMutation, AddStallImageMutationVariables>;
export const RemoveStallImageDocument = new TypedDocumentString(`
    mutation removeStallImage($stallId: ID!, $imageId: ID!) {
  removeStallImage(stallId: $stallId, imageId: $imageId)
}
    `) as unknown as TypedDocumentString<RemoveStallImageMutation, RemoveStallImageMutationVariables>;
export const AddMenuItemDocument = new TypedDocumentString(`
    mutation addMenuItem($stallId: ID!, $name: String!, $price: Float!, $description: String!, $image: String) {
  addMenuItem(
    stallId: $stallId
    name: $name
    price: $price
    description: $description
    image: $image
  ) {
    ...MenuItemFields
  }
}
    fragment MenuItemFields on MenuItem {
  id
  name
  price
  description
  image
}`) as unknown as TypedDocumentString<AddMenuItemMutation, AddMenuItemMutationVariables>;
export const RemoveMenuItemDocument = new TypedDocumentString(`
    mutation removeMenuItem($stallId: ID!, $menuItemId: ID!) {
  removeMenuItem(stallId: $stallId, menuItemId: $menuItemId)
}
    `) as unknown as TypedDocumentString<RemoveMenuItemMutation, RemoveMenuItemMutationVariables>;
export const TodayDocument = new TypedDocumentString(`
    query today {
  today {
    ...TodayFields
  }
}
    fragment TodayFields on Today {
  until
  soldOut
  closes
  line
  savedBy
  savedAt
}`) as unknown as TypedDocumentString<TodayQuery, TodayQueryVariables>;
export const UpdateTodayDocument = new TypedDocumentString(`
    mutation updateToday($soldOut: [String!], $back: [String!], $closes: String, $line: String) {
  updateToday(soldOut: $soldOut, back: $back, closes: $closes, line: $line) {
    ...TodayFields
  }
}
    fragment TodayFields on Today {
  until
  soldOut
  closes
  line
  savedBy
  savedAt
}`) as unknown as TypedDocumentString<UpdateTodayMutation, UpdateTodayMutationVariables>;
export const SignInDocument = new TypedDocumentString(`
    mutation signIn($email: String!, $password: String!) {
  signIn(email: $email, password: $password)
}
    `) as unknown as TypedDocumentString<SignInMutation, SignInMutationVariables>;
export const SignOutDocument = new TypedDocumentString(`
    mutation signOut {
  signOut
}
    `) as unknown as TypedDocumentString<SignOutMutation, SignOutMutationVariables>;
export const ChangePasswordDocument = new TypedDocumentString(`
    mutation changePassword($currentPassword: String!, $newPassword: String!) {
  changePassword(currentPassword: $currentPassword, newPassword: $newPassword)
}
    `) as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const StartSecondFactorDocument = new TypedDocumentString(`
    mutation startSecondFactor {
  startSecondFactor
}
    `) as unknown as TypedDocumentString<StartSecondFactorMutation, StartSecondFactorMutationVariables>;
export const SetSecondFactorDocument = new TypedDocumentString(`
    mutation setSecondFactor($currentPassword: String!, $code: String!, $secret: String) {
  setSecondFactor(currentPassword: $currentPassword, code: $code, secret: $secret)
}
    `) as unknown as TypedDocumentString<SetSecondFactorMutation, SetSecondFactorMutationVariables>;