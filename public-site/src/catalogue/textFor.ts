/**
 * Finds the text for an id.
 * @throws Error when there is none, which is a mistake in the catalogue.
 */
export function textFor<Text>(texts: Readonly<Record<string, Text>>, id: string): Text {
  const text = texts[id];
  if (text === undefined)
    throw new Error(`The catalogue has no text for "${id}": add one beside the others.`);
  return text;
}
