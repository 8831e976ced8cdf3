// decisions, Fields of an entity

/** What people are told of a field. Its name says it where nothing else is said. */
interface Words {
  /** In a form: "Image URL". */
  label?: string;
  /** In the summary of a change: "picture". */
  word?: string;
  /** What the server asks for: "number of guests". */
  noun?: string;
  /** In the schema. */
  description?: string;
  /** Takes a row of its own in a form. */
  isWide?: true;
}

/** It may be missing: null, or an empty text where it is typed. */
interface Optional {
  isOptional?: boolean;
}
/** A text: `name` is the line that names the record, `line` any other; `text` may have several. */
interface TextField extends Words, Optional {
  kind: 'name' | 'line' | 'text' | 'email' | 'phone';
  max: number;
}
/** The address of a picture. */
interface PictureField extends Words, Optional {
  kind: 'picture';
}
/** A day as YYYY-MM-DD, or a time as HH:mm. */
interface TimeField extends Words {
  kind: 'date' | 'time';
}
/** In KSh. */
interface PriceField extends Words {
  kind: 'price';
}
interface WholeField extends Words {
  kind: 'whole';
  min: number;
  max: number;
}
/** A new record has the first of them. */
interface StatusField extends Words {
  kind: 'status';
  known: readonly [string, ...string[]];
}

/**
 * A field of a record. Its column in the database, its check, its place in the schema, how an answer is read, its control
 * in a form and its column in a list follow from it.
 */
export type Field = TextField | PictureField | TimeField | PriceField | WholeField | StatusField;
export type Fields = Readonly<Record<string, Field>>;

type FieldFor<Value> = [Value] extends [number]
  ? PriceField | WholeField
  : null extends Value
    ? (TextField | PictureField) & { isOptional: true }
    : ((TextField | PictureField) & { isOptional?: false }) | TimeField | StatusField;

/** A field for each of these values of a record. */
export type FieldsOf<Values extends object> = {
  readonly [Name in keyof Omit<Values, 'id'>]-?: FieldFor<Values[Name & keyof Values]>;
};

/** The value of a field. */
export type ValueOf<Each extends Field> = Each extends PriceField | WholeField
  ? number
  : Each extends { isOptional: true }
    ? string | null
    : Each extends StatusField
      ? Each['known'][number]
      : string;

export const isOptional = (field: Field) => 'isOptional' in field && field.isOptional === true;

/** "special requests" from "specialRequests". */
export const wordsOf = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Something of each field, by its name. */
export const mapFields = <Value>(fields: Fields, map: (field: Field, name: string) => Value) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, map(field, name)]));

/** A kind of record that a server keeps: what its calls are named after, its fields, and what there is without a server. */
export interface RecordKind<Item> {
  /** "event": of `createEvent`. */
  one: string;
  /** "events": the list, and the first part of its keys in the cache. */
  many: string;
  fields: Fields;
  /** What one of them is called; the text of its `name` in quotation marks where it does not say. */
  nameOf?: (item: Item) => string;
  samples: (now: Date) => Item[];
  /** The samples are shown while the first load is pending and when it fails. */
  startsWithSamples?: boolean;
}
