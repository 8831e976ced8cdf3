import { readFileSync } from 'node:fs';
import { buildSchema, Kind, parse, validate, type SelectionSetNode } from 'graphql';
import { eventFields } from '../entities';
import { readAccount } from './accounts';
import { documents, operationName } from './documents';
import { readerOf } from './reading';
import { reservationEntity } from './reservations';
import { readMenuHighlight, readStallImage } from './stallParts';
import { stallEntity } from './stalls';

const schema = buildSchema(readFileSync(require.resolve('./schema.graphql'), 'utf8'));

/** The calls of the specification (requirements 7, Queries; requirements 7, Mutations), and those of a person's session. */
const CALLS = [
  ...['events', 'event', 'createEvent', 'updateEvent', 'deleteEvent'],
  ...['reservations', 'reservation', 'reservationsByStatus', 'createReservation', 'updateReservation'],
  ...['updateReservationStatus', 'deleteReservation'],
  ...['stalls', 'stall', 'createStall', 'updateStall', 'deleteStall'],
  ...['addStallImage', 'removeStallImage', 'addMenuItem', 'removeMenuItem'],
  ...['signIn', 'signOut', 'changePassword', 'startSecondFactor', 'setSecondFactor'],
  ...['accounts', 'createAccount', 'updateAccount'],
  ...['today', 'updateToday'],
];

const namesIn = (set: SelectionSetNode) =>
  set.selections.map((each) => (each.kind === Kind.INLINE_FRAGMENT ? each.kind : each.name.value));

function requested(document: string) {
  return parse(document).definitions.flatMap((each) =>
    each.kind === Kind.OPERATION_DEFINITION ? namesIn(each.selectionSet) : [],
  );
}

/** The fields of a fragment, as the documents ask for them. */
function fieldsOf(fragment: string) {
  const found = documents
    .flatMap((document) => parse(document).definitions)
    .find((each) => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === fragment);
  if (found?.kind !== Kind.FRAGMENT_DEFINITION) throw new Error(`No document has the fragment ${fragment}.`);
  return namesIn(found.selectionSet);
}

describe('the calls of the admin data layer', () => {
  it('the GraphQL documents are the queries and mutations of the specification, and those of accounts and of today, no more and no fewer', () => {
    expect(documents.map(operationName).sort()).toEqual([...CALLS].sort());
  });

  it.each(documents.map((document) => [operationName(document), document]))(
    'the document %s keeps to the schema, asks for one field and is named after it',
    (name, document) => {
      expect(validate(schema, parse(document))).toEqual([]);
      expect(requested(document)).toEqual([name]);
    },
  );

  it.each([
    ['EventFields', readerOf(eventFields)],
    ['ReservationFields', reservationEntity.read],
    ['StallFields', stallEntity.read],
    ['StallImageFields', readStallImage],
    ['MenuItemFields', readMenuHighlight],
    ['AccountFields', readAccount],
  ])('the documents ask for exactly the fields that are read: %s', (fragment, read) => {
    expect(fieldsOf(fragment).sort()).toEqual(Object.keys(read({ id: '1' }) ?? {}).sort());
  });

  it('a GraphQL document without a name is refused', () => {
    expect(() => operationName('{ events { id } }')).toThrow('starts with "query" or "mutation" and a name');
  });
});
