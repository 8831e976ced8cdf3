import {
  type Field,
  type Fields,
  isOptional,
  mapFields,
  type ValueOf,
  wordsOf,
} from '@venue/shared/entities';
import { isEmail } from '@venue/shared/rules';
import { date, integer, numeric, text } from 'drizzle-orm/pg-core';
import * as check from '../schema/checks';
import { refuseProblems } from '../schema/errors';

const columnMakers = {
  text: (name: string) => text(name).notNull(),
  optional: (name: string) => text(name),
  date: (name: string) => date(name, { mode: 'string' }).notNull(),
  price: (name: string) => numeric(name, { precision: 12, scale: 2, mode: 'number' }).notNull(),
  whole: (name: string) => integer(name).notNull(),
};

type MakerOf<Each extends Field> = Each extends { isOptional: true }
  ? 'optional'
  : Each['kind'] extends 'date' | 'price' | 'whole'
    ? Each['kind']
    : 'text';
type Status = { kind: 'status' };
type Columns<Each extends Fields> = {
  [Name in keyof Each as Each[Name] extends Status ? never : Name]: ReturnType<
    (typeof columnMakers)[MakerOf<Each[Name]>]
  >;
};

function makerOf(field: Field): keyof typeof columnMakers {
  if (isOptional(field)) return 'optional';
  return field.kind === 'date' || field.kind === 'price' || field.kind === 'whole' ? field.kind : 'text';
}

/** A column for each field but the status, whose type the database has to know by its name. */
export const columnsOf = <Each extends Fields>(fields: Each) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { kind }]) => kind !== 'status')
      .map(([name, field]) => [name, columnMakers[makerOf(field)](wordsOf(name).replaceAll(' ', '_'))]),
  ) as Columns<Each>; // each is made as its type says

/** What may be sent of the fields. */
export type Sent<Each extends Fields> = { [Name in keyof Each]?: ValueOf<Each[Name]> | null };

function checkOf(field: Field, name: string): check.Check {
  const noun = field.noun ?? wordsOf(name);
  const aNoun = `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
  switch (field.kind) {
    case 'date':
    case 'time':
    case 'price':
      return check[field.kind];
    case 'whole':
      return check.whole(aNoun, field.min, field.max);
    case 'status':
      return check.present(aNoun);
    case 'picture':
      return check.pictureUrl({ isRequired: !isOptional(field) });
    default: {
      const ofText = isOptional(field)
        ? check.optional(`the ${noun}`, field.max)
        : check.required(aNoun, field.max);
      return (value) => ofText(value) || (field.kind === 'email' && emailProblem(value));
    }
  }
}

const emailProblem: check.Check = (value) =>
  typeof value === 'string' &&
  value.trim() !== '' &&
  !isEmail(value) &&
  'Enter an e-mail address like name@example.com.';

export const checksOf = (fields: Fields) => mapFields(fields, checkOf);

/** What an input has for the columns of its fields. An empty text of an optional field is none. */
export const valuesOf = (fields: Fields, input: object) => {
  const sent: Readonly<Record<string, unknown>> = { ...input };
  return mapFields(fields, (field, name) =>
    isOptional(field) ? check.textOrNull(sent[name] as string | null | undefined) : sent[name],
  );
};

/** The same, checked. @throws BAD_USER_INPUT with a sentence for each field. */
export function checkedValues(fields: Fields, input: object, more: Record<string, check.Check> = {}) {
  refuseProblems(check.problemsOf({ ...checksOf(fields), ...more }, input));
  return valuesOf(fields, input);
}
