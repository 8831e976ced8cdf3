/** How one value of a screen's state is read from, and written to, the query of the address. */
export interface AddressParam<Value> {
  /** Names of the query parameters it uses. No two values of a screen share one. */
  names: readonly string[];
  /** Reads the value from a query. An invalid parameter counts as absent. */
  read: (query: URLSearchParams) => Value;
  /** Its parameters with their text. An empty text leaves the parameter out, as for the default value. */
  write: (value: Value) => readonly (readonly [name: string, text: string])[];
  /** True for typed text: it reaches the address when the typing pauses, not on every key. */
  isTyped?: boolean;
}

/** Any text; the default is empty. */
export const textParam = (name: string): AddressParam<string> => ({
  names: [name],
  read: (query) => query.get(name) ?? '',
  write: (text) => [[name, text]],
});

/** The text of a search field, written when the typing pauses; the default is empty. */
export const typedParam = (name: string): AddressParam<string> => ({ ...textParam(name), isTyped: true });

/** True when the parameter has this text, as in `?open=now`; the default is false. */
export const flagParam = (name: string, text: string): AddressParam<boolean> => ({
  names: [name],
  read: (query) => query.get(name) === text,
  write: (isSet) => [[name, isSet ? text : '']],
});

/** One of the options. */
export const choiceParam = <Option extends string | number | null>(
  name: string,
  options: readonly Option[],
  fallback: Option,
): AddressParam<Option> => ({
  names: [name],
  read: (query) => options.find((option) => String(option) === query.get(name)) ?? fallback,
  write: (option) => [[name, option === fallback ? '' : String(option)]],
});

/** Any number of the options, in their order: `?diet=vegan&diet=spicy`; the default is none. */
export const choicesParam = <Option extends string>(
  name: string,
  options: readonly Option[],
): AddressParam<readonly Option[]> =>
  stableParam<readonly Option[]>({
    names: [name],
    read: (query) => options.filter((option) => query.getAll(name).includes(option)),
    write: (chosen) => [
      [name, ''],
      ...options.filter((option) => chosen.includes(option)).map((option) => [name, option] as const),
    ],
  });

/**
 * Keeps the identity of an object or list until its own parameters change, so that what is memoized on it is not
 * computed again when something else changes, such as a letter in the search field.
 */
export function stableParam<Value>(param: AddressParam<Value>): AddressParam<Value> {
  let last: { text: string; value: Value } | undefined;
  return {
    ...param,
    read(query) {
      const text = JSON.stringify(param.names.map((name) => query.getAll(name)));
      if (last?.text !== text) last = { text, value: param.read(query) };
      return last.value;
    },
  };
}
