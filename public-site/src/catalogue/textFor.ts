/** The words of a thing whose numbers live elsewhere; a missing text is a mistake of ours, so it throws. */
export function textFor<Text>(texts: Readonly<Record<string, Text>>, id: string): Text {
  const text = texts[id];
  if (text === undefined)
    throw new Error(`The catalogue has no text for "${id}": add one beside the others.`);
  return text;
}
