// decisions, Whose lists
import type { RequestRecord, VenueRequest } from '../requests/venueRequest';
import type { UserValues } from './userValues';

type Lists = Pick<
  UserValues,
  'orders' | 'reservations' | 'tickets' | 'reviews' | 'favorites' | 'requests' | 'listsOwner'
>;

/** Whether the lists are those of somebody else than this customer. */
export function areForeign(lists: Lists, userId: string): boolean {
  const { orders, reservations, tickets, reviews, favorites, requests, listsOwner } = lists;
  if (listsOwner === null || listsOwner === userId) return false;
  return (
    [orders, reservations, tickets, reviews, favorites].some((list) => list.length > 0) ||
    requests.some(({ owner }) => owner !== null && owner !== userId)
  );
}

/** Whose the lists are once this customer has come. */
export const ownerOf = (lists: Lists, userId: string) =>
  areForeign(lists, userId) ? lists.listsOwner : userId;

/** What is left of the lists when this customer starts empty: what they have asked for themselves. */
export function ownLists({ orders, reservations, tickets, requests }: Lists, userId: string) {
  const own = requests.filter(({ owner }) => owner === userId);
  const madeBy = (kind: RequestRecord['kind']) => (row: { id: string }) =>
    own.some(({ record }) => record?.kind === kind && record.id === row.id);
  return {
    orders: orders.filter(madeBy('ORD')),
    reservations: reservations.filter(madeBy('RES')),
    tickets: tickets.filter(madeBy('TIC')),
    reviews: [],
    favorites: [],
    requests: requests.filter(({ owner }) => owner === null || owner === userId),
    listsOwner: userId,
  };
}

/** Sample orders take the place of a customer's own at sign-in, so requests name those no longer. */
export const withoutOrders = (requests: VenueRequest[], userId: string) =>
  requests.map((request) =>
    request.owner === userId && request.record?.kind === 'ORD' ? { ...request, record: null } : request,
  );
