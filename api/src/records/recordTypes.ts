import type { FieldMap, InputFieldBuilder, InputFieldMap, ObjectFieldBuilder } from '@pothos/core';
import { type Field, type Fields, isOptional, mapFields } from '@venue/shared/entities';
import { capitalized } from '@venue/shared/status';
import { type Access, access } from '../schema/access';
import { builder } from '../schema/builder';

type Types = (typeof builder)['$inferSchemaTypes'];
type MoreFields<Found> = (t: ObjectFieldBuilder<Types, Found>) => FieldMap;
type MoreInput = (t: InputFieldBuilder<Types, 'InputObject'>) => InputFieldMap;

const SCALARS = { price: 'Float', whole: 'Int' } as const;
const scalarOf = ({ kind }: Field) => (kind === 'price' || kind === 'whole' ? SCALARS[kind] : 'String');

const enumOf = (type: string, fields: Fields) =>
  Object.values(fields).flatMap((field) =>
    field.kind === 'status' ? [builder.enumType(`${type}Status`, { values: field.known })] : [],
  )[0];

type Enum = ReturnType<typeof enumOf>;

/** An object with an id and a field for each of these. */
export const objectType = <Found extends { id: string }>(
  name: string,
  fields: Fields,
  { readBy, more, status }: { readBy: Access; more?: MoreFields<Found> | undefined; status?: Enum },
) =>
  builder.objectRef<Found>(name).implement({
    extensions: access(readBy),
    fields: (t) => ({
      id: t.id({ resolve: ({ id }) => id }),
      ...mapFields(fields, (field, key) =>
        t.field({
          type: field.kind === 'status' && status ? status : scalarOf(field),
          nullable: isOptional(field),
          description: field.description ?? (field.kind === 'price' ? 'KSh.' : undefined),
          resolve: (found) => found[key as keyof Found] as never,
        }),
      ),
      ...more?.(t),
    }),
  });

/** An input with a field for each of these; that of an edit may leave out any. */
export const inputType = (
  name: string,
  fields: Fields,
  { isNew = true, more, status }: { isNew?: boolean; more?: MoreInput | undefined; status?: Enum } = {},
) =>
  builder.inputType(name, {
    fields: (t) => ({
      ...mapFields(fields, (field) =>
        t.field({
          type: field.kind === 'status' && status ? status : scalarOf(field),
          required: isNew && !isOptional(field),
        }),
      ),
      ...more?.(t),
    }),
  });

export interface RecordTypes<Found> {
  /** What they are named after: of `event`, `Event`, `CreateEventInput`, `UpdateEventInput`, `EventStatus`. */
  one: string;
  fields: Fields;
  /** Those of a new record, where they are others. */
  newFields?: Fields;
  /** The type of the status, where other fields are of it too. */
  status?: Enum;
  readBy: Access;
  /** What they have beside the fields. */
  more?: MoreFields<Found>;
  moreInput?: (t: Parameters<MoreInput>[0], isNew: boolean) => InputFieldMap;
}

/** The types of the schema for a kind of record. */
export function recordTypes<Found extends { id: string }>(kind: RecordTypes<Found>) {
  const { one, fields, newFields = fields, readBy, more, moreInput } = kind;
  const name = capitalized(one);
  const { status = enumOf(name, fields) } = kind;
  const input = (verb: string, of: Fields, isNew: boolean) =>
    inputType(`${verb}${name}Input`, of, { isNew, status, more: moreInput && ((t) => moreInput(t, isNew)) });
  return {
    type: objectType<Found>(name, fields, { readBy, more, status }),
    createInput: input('Create', newFields, true),
    updateInput: input('Update', fields, false),
  };
}
