import { isIsoDate, minutesOf, type FormErrors } from '@venue/shared/rules';
import {
  Checkbox,
  DateInput,
  type Elements,
  NumberInput,
  type Option,
  Options,
  Select,
  TextArea,
  TextInput,
} from '@venue/shared/ui';
import type { ComponentProps } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { statusChoices, statusOptions } from '../lists/statusLabels';
import { parseNumber } from './parseNumber';
import { savedPrice, savedWhole, wholeNumber } from './savedAs';

/** A field of a form: its label, its control, what a new record starts with, and how its value is filled in and read. */
export interface FormField<Value, Typed = Value> {
  label: string;
  initial: Typed;
  optional?: boolean | undefined;
  /** Takes a row of its own. */
  isWide?: boolean | undefined;
  /** The control has its label within: a box to tick. */
  isLabelled?: boolean;
  fill(value: Value | null | undefined): Typed;
  read(typed: Typed): Value;
  hint?(typed: Typed): string;
  /** `stored` is what the record holds. */
  control(input: UseFormRegisterReturn, stored: Typed): Elements;
}

type FormFields = Readonly<Record<string, FormField<unknown>>>;
/** What stands in the controls. */
export type ValuesOf<Fields extends FormFields> = {
  -readonly [Name in keyof Fields]: Fields[Name]['initial'];
};
/** What is read from them. */
export type InputOf<Fields extends FormFields> = {
  -readonly [Name in keyof Fields]: ReturnType<Fields[Name]['read']>;
};

/** How a record is filled into a form and read from it. */
export interface RecordForm<Row, Values, Input> {
  fields: { readonly [Name in keyof Values]: FormField<unknown> };
  toFormValues: (record: Row | null) => Values;
  toInput: (values: Values, record: Row | null) => Input;
  /** What is wrong with the values; without it, a form may be saved with any (decisions, Admin forms without validation). */
  check?: (values: Values) => FormErrors<Values>;
}

const mapFields = <Fields extends FormFields>(
  fields: Fields,
  map: (field: FormField<unknown>, name: string) => unknown,
) => Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, map(field, name)]));

/** A form whose fields are those of the record. */
export const defineForm =
  <Row extends object>() =>
  <Fields extends FormFields>(fields: Fields) =>
    ({
      fields,
      toFormValues: (record: Row | null) =>
        mapFields(fields, ({ initial, fill }, name) =>
          record ? fill(record[name as keyof Row]) : initial,
        ) as ValuesOf<Fields>, // each value is made by its field
      toInput: (values: ValuesOf<Fields>) =>
        mapFields(fields, ({ read }, name) => read(values[name])) as InputOf<Fields>,
    }) satisfies RecordForm<Row, ValuesOf<Fields>, InputOf<Fields>>;

type Look = Pick<FormField<unknown>, 'optional' | 'isWide'>;
type Input = ComponentProps<typeof TextInput>;

/** A field whose value is what stands in its control. */
export const plainField = <Value,>(field: Omit<FormField<Value>, 'fill' | 'read'>): FormField<Value> => ({
  ...field,
  fill: (value) => value ?? field.initial,
  read: (typed) => typed,
});

export const textField = (label: string, { isWide, optional, ...props }: Input & Look = {}) =>
  plainField<string>({
    ...{ label, initial: '', isWide, optional },
    control: (input) => <TextInput autoComplete="off" {...props} {...input} />,
  });

/** A text of several lines, in a row of its own. */
export const longTextField = (label: string, look: Look = {}) =>
  plainField<string>({
    ...{ label, initial: '', isWide: true, ...look },
    control: (input) => <TextArea rows={3} {...input} />,
  });

/** A text that may be missing: a blank one is none. */
export const orNone = (
  { fill, ...field }: FormField<string>,
  read = (typed: string) => typed,
): FormField<string | null, string> => ({
  ...field,
  fill: (text) => fill(text),
  read: (typed) => read(typed.trim()) || null,
});

/** A calendar and a clock drop what they can't read, so whatever else is stored is edited as text. */
export const dateControl = (date: string) => (date === '' || isIsoDate(date) ? 'date' : 'text');
export const timeControl = (time: string) => (time === '' || minutesOf(time) !== null ? 'time' : 'text');

export const dateField = (label: string) =>
  plainField<string>({
    ...{ label, initial: '' },
    control: (input, stored) => <DateInput type={dateControl(stored)} {...input} />,
  });

export const timeField = (label: string) =>
  plainField<string>({
    ...{ label, initial: '' },
    control: (input, stored) => <TextInput type={timeControl(stored)} {...input} />,
  });

/** A price; blank or unreadable text counts as 0, which its hint says (decisions, Price and capacity). */
export const priceField = (label: string, props: Input = {}): FormField<number, string> => ({
  ...{ label, initial: '0', fill: String, read: parseNumber, hint: savedPrice },
  control: (input) => <NumberInput step="any" {...props} {...input} />,
});

/** A whole number, read like a price. */
export const wholeField = (label: string): FormField<number, string> => ({
  ...{ label, initial: '0', fill: String, read: wholeNumber, hint: savedWhole },
  control: (input) => <NumberInput {...input} />,
});

export const choiceField = <Value extends string>(
  label: string,
  initial: Value,
  choices: (stored: Value) => readonly Option[],
  look: Look = {},
) =>
  plainField<Value>({
    ...{ label, initial, ...look },
    control: (input, stored) => (
      <Select {...input}>
        <Options options={choices(stored)} />
      </Select>
    ),
  });

/** The status of a record: ours, and the one that is stored if it is another. */
export const statusField = <Status extends string>(known: readonly Status[], initial: Status, look?: Look) =>
  choiceField<Status | (string & {})>(
    'Status',
    initial,
    (stored) => statusOptions(statusChoices(known, stored)),
    look,
  );

export const flagField = (label: string, initial = false) =>
  plainField<boolean>({
    ...{ label, initial, isLabelled: true },
    control: (input) => <Checkbox label={label} {...input} />,
  });
