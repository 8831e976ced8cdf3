/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { StoredAccountRole as AccountRole } from '../types';
import type { StoredEventStatus as EventStatus } from '../types';
import type { StoredReservationStatus as ReservationStatus } from '../types';
import type { StoredStallStatus as StallStatus } from '../types';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type { AccountRole };

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

export type EventFieldsFragment = { capacity: number, date: string, description: string, id: string, image: string | null, price: number, status: EventStatus, time: string, title: string };

export type EventsQueryVariables = Exact<{ [key: string]: never; }>;


export type EventsQuery = { events: Array<{ capacity: number, date: string, description: string, id: string, image: string | null, price: number, status: EventStatus, time: string, title: string }> };

export type EventQueryVariables = Exact<{
  id: string;
}>;


export type EventQuery = { event: { capacity: number, date: string, description: string, id: string, image: string | null, price: number, status: EventStatus, time: string, title: string } | null };

export type CreateEventMutationVariables = Exact<{
  input: CreateEventInput;
}>;


export type CreateEventMutation = { createEvent: { capacity: number, date: string, description: string, id: string, image: string | null, price: number, status: EventStatus, time: string, title: string } | null };

export type UpdateEventMutationVariables = Exact<{
  id: string;
  input: UpdateEventInput;
}>;


export type UpdateEventMutation = { updateEvent: { capacity: number, date: string, description: string, id: string, image: string | null, price: number, status: EventStatus, time: string, title: string } | null };

export type DeleteEventMutationVariables = Exact<{
  id: string;
}>;


export type DeleteEventMutation = { deleteEvent: boolean | null };

export type ReservationFieldsFragment = { createdAt: string, date: string, email: string | null, guests: number, id: string, name: string | null, phone: string | null, specialRequests: string | null, status: ReservationStatus, tableNumber: string | null, time: string };

export type ReservationsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReservationsQuery = { reservations: Array<{ createdAt: string, date: string, email: string | null, guests: number, id: string, name: string | null, phone: string | null, specialRequests: string | null, status: ReservationStatus, tableNumber: string | null, time: string }> };

export type ReservationQueryVariables = Exact<{
  id: string;
}>;


export type ReservationQuery = { reservation: { createdAt: string, date: string, email: string | null, guests: number, id: string, name: string | null, phone: string | null, specialRequests: string | null, status: ReservationStatus, tableNumber: string | null, time: string } | null };

export type CreateReservationMutationVariables = Exact<{
  input: CreateReservationInput;
}>;


export type CreateReservationMutation = { createReservation: { createdAt: string, date: string, email: string | null, guests: number, id: string, name: string | null, phone: string | null, specialRequests: string | null, status: ReservationStatus, tableNumber: string | null, time: string } | null };

export type UpdateReservationMutationVariables = Exact<{
  id: string;
  input: UpdateReservationInput;
}>;


export type UpdateReservationMutation = { updateReservation: { createdAt: string, date: string, email: string | null, guests: number, id: string, name: string | null, phone: string | null, specialRequests: string | null, status: ReservationStatus, tableNumber: string | null, time: string } | null };

export type DeleteReservationMutationVariables = Exact<{
  id: string;
}>;


export type DeleteReservationMutation = { deleteReservation: boolean | null };

export type StallFieldsFragment = { amenities: Array<string>, description: string, id: string, location: string, mainImage: string | null, name: string, status: StallStatus, images: Array<{ alt: string, id: string, url: string }>, menuHighlights: Array<{ description: string, id: string, image: string | null, name: string, price: number }> };

export type StallImageFieldsFragment = { alt: string, id: string, url: string };

export type MenuItemFieldsFragment = { description: string, id: string, image: string | null, name: string, price: number };

export type StallsQueryVariables = Exact<{ [key: string]: never; }>;


export type StallsQuery = { stalls: Array<{ amenities: Array<string>, description: string, id: string, location: string, mainImage: string | null, name: string, status: StallStatus, images: Array<{ alt: string, id: string, url: string }>, menuHighlights: Array<{ description: string, id: string, image: string | null, name: string, price: number }> }> };

export type StallQueryVariables = Exact<{
  id: string;
}>;


export type StallQuery = { stall: { amenities: Array<string>, description: string, id: string, location: string, mainImage: string | null, name: string, status: StallStatus, images: Array<{ alt: string, id: string, url: string }>, menuHighlights: Array<{ description: string, id: string, image: string | null, name: string, price: number }> } | null };

export type CreateStallMutationVariables = Exact<{
  input: CreateStallInput;
}>;


export type CreateStallMutation = { createStall: { amenities: Array<string>, description: string, id: string, location: string, mainImage: string | null, name: string, status: StallStatus, images: Array<{ alt: string, id: string, url: string }>, menuHighlights: Array<{ description: string, id: string, image: string | null, name: string, price: number }> } | null };

export type UpdateStallMutationVariables = Exact<{
  id: string;
  input: UpdateStallInput;
}>;


export type UpdateStallMutation = { updateStall: { amenities: Array<string>, description: string, id: string, location: string, mainImage: string | null, name: string, status: StallStatus, images: Array<{ alt: string, id: string, url: string }>, menuHighlights: Array<{ description: string, id: string, image: string | null, name: string, price: number }> } | null };

export type DeleteStallMutationVariables = Exact<{
  id: string;
}>;


export type DeleteStallMutation = { deleteStall: boolean | null };

export type TodayFieldsFragment = { until: string, soldOut: Array<string>, closes: string | null, line: string | null, savedBy: string | null, savedAt: string | null };

export type ReservationsByStatusQueryVariables = Exact<{
  status: ReservationStatus;
}>;


export type ReservationsByStatusQuery = { reservationsByStatus: Array<{ createdAt: string, date: string, email: string | null, guests: number, id: string, name: string | null, phone: string | null, specialRequests: string | null, status: ReservationStatus, tableNumber: string | null, time: string }> };

export type UpdateReservationStatusMutationVariables = Exact<{
  id: string;
  status: ReservationStatus;
}>;


export type UpdateReservationStatusMutation = { updateReservationStatus: { id: string, status: ReservationStatus } | null };

export type AddStallImageMutationVariables = Exact<{
  stallId: string;
  url: string;
  alt?: string | null | undefined;
}>;


export type AddStallImageMutation = { addStallImage: { alt: string, id: string, url: string } | null };

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


export type AddMenuItemMutation = { addMenuItem: { description: string, id: string, image: string | null, name: string, price: number } | null };

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

export type AccountFieldsFragment = { id: string, name: string, email: string, role: AccountRole, isDisabled: boolean, hasSecondFactor: boolean, signedInAt: string | null };

export type AccountsQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountsQuery = { accounts: Array<{ id: string, name: string, email: string, role: AccountRole, isDisabled: boolean, hasSecondFactor: boolean, signedInAt: string | null }> };

export type CreateAccountMutationVariables = Exact<{
  name: string;
  email: string;
  role: AccountRole;
  password: string;
  currentPassword: string;
}>;


export type CreateAccountMutation = { createAccount: boolean | null };

export type UpdateAccountMutationVariables = Exact<{
  id: string;
  role?: AccountRole | null | undefined;
  isDisabled?: boolean | null | undefined;
  password?: string | null | undefined;
  endsSecondFactor?: boolean | null | undefined;
  currentPassword: string;
}>;


export type UpdateAccountMutation = { updateAccount: boolean | null };

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
  capacity
  date
  description
  id
  image
  price
  status
  time
  title
}
    `, {"fragmentName":"EventFields"}) as unknown as TypedDocumentString<EventFieldsFragment, unknown>;
export const ReservationFieldsFragmentDoc = new TypedDocumentString(`
    fragment ReservationFields on Reservation {
  createdAt
  date
  email
  guests
  id
  name
  phone
  specialRequests
  status
  tableNumber
  time
}
    `, {"fragmentName":"ReservationFields"}) as unknown as TypedDocumentString<ReservationFieldsFragment, unknown>;
export const StallImageFieldsFragmentDoc = new TypedDocumentString(`
    fragment StallImageFields on StallImage {
  alt
  id
  url
}
    `, {"fragmentName":"StallImageFields"}) as unknown as TypedDocumentString<StallImageFieldsFragment, unknown>;
export const MenuItemFieldsFragmentDoc = new TypedDocumentString(`
    fragment MenuItemFields on MenuItem {
  description
  id
  image
  name
  price
}
    `, {"fragmentName":"MenuItemFields"}) as unknown as TypedDocumentString<MenuItemFieldsFragment, unknown>;
export const StallFieldsFragmentDoc = new TypedDocumentString(`
    fragment StallFields on Stall {
  amenities
  description
  id
  images {
    ...StallImageFields
  }
  location
  mainImage
  menuHighlights {
    ...MenuItemFields
  }
  name
  status
}
    fragment StallImageFields on StallImage {
  alt
  id
  url
}
fragment MenuItemFields on MenuItem {
  description
  id
  image
  name
  price
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
export const AccountFieldsFragmentDoc = new TypedDocumentString(`
    fragment AccountFields on Account {
  id
  name
  email
  role
  isDisabled
  hasSecondFactor
  signedInAt
}
    `, {"fragmentName":"AccountFields"}) as unknown as TypedDocumentString<AccountFieldsFragment, unknown>;
export const EventsDocument = new TypedDocumentString(`
    query events {
  events {
    ...EventFields
  }
}
    fragment EventFields on Event {
  capacity
  date
  description
  id
  image
  price
  status
  time
  title
}`) as unknown as TypedDocumentString<EventsQuery, EventsQueryVariables>;
export const EventDocument = new TypedDocumentString(`
    query event($id: ID!) {
  event(id: $id) {
    ...EventFields
  }
}
    fragment EventFields on Event {
  capacity
  date
  description
  id
  image
  price
  status
  time
  title
}`) as unknown as TypedDocumentString<EventQuery, EventQueryVariables>;
export const CreateEventDocument = new TypedDocumentString(`
    mutation createEvent($input: CreateEventInput!) {
  createEvent(input: $input) {
    ...EventFields
  }
}
    fragment EventFields on Event {
  capacity
  date
  description
  id
  image
  price
  status
  time
  title
}`) as unknown as TypedDocumentString<CreateEventMutation, CreateEventMutationVariables>;
export const UpdateEventDocument = new TypedDocumentString(`
    mutation updateEvent($id: ID!, $input: UpdateEventInput!) {
  updateEvent(id: $id, input: $input) {
    ...EventFields
  }
}
    fragment EventFields on Event {
  capacity
  date
  description
  id
  image
  price
  status
  time
  title
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
  createdAt
  date
  email
  guests
  id
  name
  phone
  specialRequests
  status
  tableNumber
  time
}`) as unknown as TypedDocumentString<ReservationsQuery, ReservationsQueryVariables>;
export const ReservationDocument = new TypedDocumentString(`
    query reservation($id: ID!) {
  reservation(id: $id) {
    ...ReservationFields
  }
}
    fragment ReservationFields on Reservation {
  createdAt
  date
  email
  guests
  id
  name
  phone
  specialRequests
  status
  tableNumber
  time
}`) as unknown as TypedDocumentString<ReservationQuery, ReservationQueryVariables>;
export const CreateReservationDocument = new TypedDocumentString(`
    mutation createReservation($input: CreateReservationInput!) {
  createReservation(input: $input) {
    ...ReservationFields
  }
}
    fragment ReservationFields on Reservation {
  createdAt
  date
  email
  guests
  id
  name
  phone
  specialRequests
  status
  tableNumber
  time
}`) as unknown as TypedDocumentString<CreateReservationMutation, CreateReservationMutationVariables>;
export const UpdateReservationDocument = new TypedDocumentString(`
    mutation updateReservation($id: ID!, $input: UpdateReservationInput!) {
  updateReservation(id: $id, input: $input) {
    ...ReservationFields
  }
}
    fragment ReservationFields on Reservation {
  createdAt
  date
  email
  guests
  id
  name
  phone
  specialRequests
  status
  tableNumber
  time
}`) as unknown as TypedDocumentString<UpdateReservationMutation, UpdateReservationMutationVariables>;
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
    fragment StallFields on Stall {
  amenities
  description
  id
  images {
    ...StallImageFields
  }
  location
  mainImage
  menuHighlights {
    ...MenuItemFields
  }
  name
  status
}
fragment StallImageFields on StallImage {
  alt
  id
  url
}
fragment MenuItemFields on MenuItem {
  description
  id
  image
  name
  price
}`) as unknown as TypedDocumentString<StallsQuery, StallsQueryVariables>;
export const StallDocument = new TypedDocumentString(`
    query stall($id: ID!) {
  stall(id: $id) {
    ...StallFields
  }
}
    fragment StallFields on Stall {
  amenities
  description
  id
  images {
    ...StallImageFields
  }
  location
  mainImage
  menuHighlights {
    ...MenuItemFields
  }
  name
  status
}
fragment StallImageFields on StallImage {
  alt
  id
  url
}
fragment MenuItemFields on MenuItem {
  description
  id
  image
  name
  price
}`) as unknown as TypedDocumentString<StallQuery, StallQueryVariables>;
export const CreateStallDocument = new TypedDocumentString(`
    mutation createStall($input: CreateStallInput!) {
  createStall(input: $input) {
    ...StallFields
  }
}
    fragment StallFields on Stall {
  amenities
  description
  id
  images {
    ...StallImageFields
  }
  location
  mainImage
  menuHighlights {
    ...MenuItemFields
  }
  name
  status
}
fragment StallImageFields on StallImage {
  alt
  id
  url
}
fragment MenuItemFields on MenuItem {
  description
  id
  image
  name
  price
}`) as unknown as TypedDocumentString<CreateStallMutation, CreateStallMutationVariables>;
export const UpdateStallDocument = new TypedDocumentString(`
    mutation updateStall($id: ID!, $input: UpdateStallInput!) {
  updateStall(id: $id, input: $input) {
    ...StallFields
  }
}
    fragment StallFields on Stall {
  amenities
  description
  id
  images {
    ...StallImageFields
  }
  location
  mainImage
  menuHighlights {
    ...MenuItemFields
  }
  name
  status
}
fragment StallImageFields on StallImage {
  alt
  id
  url
}
fragment MenuItemFields on MenuItem {
  description
  id
  image
  name
  price
}`) as unknown as TypedDocumentString<UpdateStallMutation, UpdateStallMutationVariables>;
export const DeleteStallDocument = new TypedDocumentString(`
    mutation deleteStall($id: ID!) {
  deleteStall(id: $id)
}
    `) as unknown as TypedDocumentString<DeleteStallMutation, DeleteStallMutationVariables>;
export const ReservationsByStatusDocument = new TypedDocumentString(`
    query reservationsByStatus($status: ReservationStatus!) {
  reservationsByStatus(status: $status) {
    ...ReservationFields
  }
}
    fragment ReservationFields on Reservation {
  createdAt
  date
  email
  guests
  id
  name
  phone
  specialRequests
  status
  tableNumber
  time
}`) as unknown as TypedDocumentString<ReservationsByStatusQuery, ReservationsByStatusQueryVariables>;
export const UpdateReservationStatusDocument = new TypedDocumentString(`
    mutation updateReservationStatus($id: ID!, $status: ReservationStatus!) {
  updateReservationStatus(id: $id, status: $status) {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<UpdateReservationStatusMutation, UpdateReservationStatusMutationVariables>;
export const AddStallImageDocument = new TypedDocumentString(`
    mutation addStallImage($stallId: ID!, $url: String!, $alt: String) {
  addStallImage(stallId: $stallId, url: $url, alt: $alt) {
    ...StallImageFields
  }
}
    fragment StallImageFields on StallImage {
  alt
  id
  url
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
  description
  id
  image
  name
  price
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
export const AccountsDocument = new TypedDocumentString(`
    query accounts {
  accounts {
    ...AccountFields
  }
}
    fragment AccountFields on Account {
  id
  name
  email
  role
  isDisabled
  hasSecondFactor
  signedInAt
}`) as unknown as TypedDocumentString<AccountsQuery, AccountsQueryVariables>;
export const CreateAccountDocument = new TypedDocumentString(`
    mutation createAccount($name: String!, $email: String!, $role: AccountRole!, $password: String!, $currentPassword: String!) {
  createAccount(
    name: $name
    email: $email
    role: $role
    password: $password
    currentPassword: $currentPassword
  )
}
    `) as unknown as TypedDocumentString<CreateAccountMutation, CreateAccountMutationVariables>;
export const UpdateAccountDocument = new TypedDocumentString(`
    mutation updateAccount($id: ID!, $role: AccountRole, $isDisabled: Boolean, $password: String, $endsSecondFactor: Boolean, $currentPassword: String!) {
  updateAccount(
    id: $id
    role: $role
    isDisabled: $isDisabled
    password: $password
    endsSecondFactor: $endsSecondFactor
    currentPassword: $currentPassword
  )
}
    `) as unknown as TypedDocumentString<UpdateAccountMutation, UpdateAccountMutationVariables>;
export const eventDocuments = {
  list: EventsDocument,
  one: EventDocument,
  create: CreateEventDocument,
  update: UpdateEventDocument,
  remove: DeleteEventDocument,
};
export const reservationDocuments = {
  list: ReservationsDocument,
  one: ReservationDocument,
  create: CreateReservationDocument,
  update: UpdateReservationDocument,
  remove: DeleteReservationDocument,
};
export const stallDocuments = {
  list: StallsDocument,
  one: StallDocument,
  create: CreateStallDocument,
  update: UpdateStallDocument,
  remove: DeleteStallDocument,
};
