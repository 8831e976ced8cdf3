/** One value of a screen's state, as the query of the address holds it. */
export interface AddressParam<Value> {
  /** The query parameters it uses. No other value of the screen uses them. */
  names: readonly string[];
  /** The value a query asks for; what makes no sense counts as absent. */
  read: (query: URLSearchParams) => Value;
  /** Its parameters; an empty text for each that is absent, as all are for the default. */
  write: (value: Value) => readonly (readonly [name: string, text: string])[];
  /** Typed letter by letter: it reaches the address when the typing pauses. */
  isTyped?: boolean;
}

/** Any text; empty by default. */
export const textParam = (name: string): AddressParam<string> => ({
  names: [name],
  read: (query) => query.get(name) ?? '',
  write: (text) => [[name, text]],
});

/** The text of a search field; empty by default. */
export const typedParam = (name: string): AddressParam<string> => ({ ...textParam(name), isTyped: true });

/** Yes when the parameter has this one text, as in `?open=now`; no by default. */
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

/** Any number of the options, in their order: `?diet=vegan&diet=spicy`; none by default. */
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
 * For objects and lists: the same one until its own parameters change, so that what depends on it is not computed
 * anew for a change of something else, such as a letter in the search field.
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
