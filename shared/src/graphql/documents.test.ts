import { readFileSync } from 'node:fs';
import { buildSchema, Kind, parse, validate, type FieldNode, type SelectionSetNode } from 'graphql';
import type { AdminEvent, AdminMenuHighlight, AdminReservation, AdminStall, StallImage } from '../types';
import type { ReservationStatusChange } from './inputs';
import * as mutations from './mutations';
import * as queries from './queries';
import { operationName } from './typedDocument';

const schema = buildSchema(readFileSync(require.resolve('./schema.graphql'), 'utf8'));
const documents = Object.values({ ...queries, ...mutations }).filter((text) =>
  /^(query|mutation) /.test(text),
);

function asked(document: string): FieldNode {
  const [operation] = parse(document).definitions;
  const field = operation?.kind === Kind.OPERATION_DEFINITION && operation.selectionSet.selections[0];
  if (!field || field.kind !== Kind.FIELD) throw new Error(`No field in ${document}`);
  return field;
}

const fieldsOf = (set: SelectionSetNode | undefined) =>
  (set?.selections ?? []).flatMap((each) => (each.kind === Kind.FIELD ? [each] : []));
const names = (set: SelectionSetNode | undefined) => fieldsOf(set).map(({ name }) => name.value);

// The compiler holds these against the types: a field more or less and they don't compile.
const event: Required<Record<keyof AdminEvent, 1>> = {
  id: 1,
  title: 1,
  date: 1,
  time: 1,
  description: 1,
  image: 1,
  price: 1,
  capacity: 1,
  status: 1,
};
const reservation: Required<Record<keyof AdminReservation, 1>> = {
  id: 1,
  date: 1,
  time: 1,
  guests: 1,
  status: 1,
  name: 1,
  phone: 1,
  email: 1,
  tableNumber: 1,
  specialRequests: 1,
  createdAt: 1,
};
const stall: Required<Record<keyof AdminStall, 1>> = {
  id: 1,
  name: 1,
  description: 1,
  location: 1,
  mainImage: 1,
  images: 1,
  amenities: 1,
  menuHighlights: 1,
  status: 1,
};
const image: Required<Record<keyof StallImage, 1>> = { id: 1, url: 1, alt: 1 };
const menuItem: Required<Record<keyof AdminMenuHighlight, 1>> = {
  id: 1,
  name: 1,
  price: 1,
  description: 1,
  image: 1,
};
const statusChange: Required<Record<keyof ReservationStatusChange, 1>> = { id: 1, status: 1 };

const RESULTS: Record<string, object> = {
  events: event,
  event,
  createEvent: event,
  updateEvent: event,
  deleteEvent: {},
  reservations: reservation,
  reservation,
  reservationsByStatus: reservation,
  createReservation: reservation,
  updateReservation: reservation,
  deleteReservation: {},
  updateReservationStatus: statusChange,
  stalls: stall,
  stall,
  createStall: stall,
  updateStall: stall,
  deleteStall: {},
  addStallImage: image,
  removeStallImage: {},
  addMenuItem: menuItem,
  removeMenuItem: {},
  signIn: {},
};

describe('the calls of the admin data layer', () => {
  it('the GraphQL documents are the queries and mutations of the specification and signIn, no more and no fewer', () => {
    expect(documents.map(operationName).sort()).toEqual(Object.keys(RESULTS).sort());
    const contract = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    );
    expect(contract.sort()).toEqual(Object.keys(RESULTS).sort());
  });

  it.each(documents.map((document) => [operationName(document), document]))(
    'the document %s keeps to the contract, asks for one field and is named after it',
    (name, document) => {
      expect(validate(schema, parse(document))).toEqual([]);
      expect(asked(document).name.value).toBe(name);
    },
  );

  it.each(documents.map((document) => [operationName(document), document]))(
    'the document %s asks for exactly the fields of its result type',
    (name, document) => {
      const { selectionSet } = asked(document);
      expect(names(selectionSet).sort()).toEqual(Object.keys(RESULTS[name] ?? {}).sort());
      fieldsOf(selectionSet).forEach((field) => {
        if (field.name.value === 'images')
          expect(names(field.selectionSet).sort()).toEqual(Object.keys(image).sort());
        if (field.name.value === 'menuHighlights')
          expect(names(field.selectionSet).sort()).toEqual(Object.keys(menuItem).sort());
      });
    },
  );

  it('a GraphQL document without a name is refused', () => {
    expect(() => operationName('{ events { id } }')).toThrow('starts with "query" or "mutation" and a name');
  });
});
