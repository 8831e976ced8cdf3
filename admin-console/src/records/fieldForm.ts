import { type Field, type Fields, isOptional, mapFields, wordsOf } from '@venue/shared/entities';
import { capitalized } from '@venue/shared/status';
import {
  dateField,
  defineForm,
  type FormField,
  longTextField,
  orNone,
  priceField,
  statusField,
  textField,
  timeField,
  wholeField,
} from './formFields';

const UNITS: Partial<Record<Field['kind'], string>> = { picture: ' URL', price: ' (KSh)' };
const TYPES: Partial<Record<Field['kind'], string>> = { picture: 'url', email: 'email', phone: 'tel' };

type FormFieldOf<Each extends Field> = Each extends { kind: 'price' | 'whole' }
  ? FormField<number, string>
  : Each extends { isOptional: true }
    ? FormField<string | null, string>
    : FormField<string>;
type FormFieldsOf<Each extends Fields> = { readonly [Name in keyof Each]: FormFieldOf<Each[Name]> };

function formFieldOf(field: Field, name: string) {
  const { kind, label = capitalized(wordsOf(name)) + (UNITS[kind] ?? ''), isWide = kind === 'name' } = field;
  const look = { isWide, optional: isOptional(field) };
  if (kind === 'date') return dateField(label);
  if (kind === 'time') return timeField(label);
  if (kind === 'price') return priceField(label);
  if (kind === 'whole') return wholeField(label);
  if (kind === 'status') return statusField(field.known, field.known[0], look);
  const typed =
    kind === 'text'
      ? longTextField(label, { optional: look.optional })
      : textField(label, { ...look, type: TYPES[kind] });
  return look.optional ? orNone(typed) : typed;
}

/** The fields of a form, one for each of these. */
export const formFieldsOf = <Each extends Fields>(fields: Each) =>
  mapFields(fields, formFieldOf) as object as FormFieldsOf<Each>; // each is made as its type says

/** A form that is the list of its fields, without validation (decisions, Admin forms without validation). */
export const formOf =
  <Row extends object>() =>
  <Each extends Fields>(fields: Each) =>
    defineForm<Row>()(formFieldsOf(fields));
