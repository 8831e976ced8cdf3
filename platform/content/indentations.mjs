import { isEmpty, partsOf, unread } from './yamlLines.mjs';

const spacesIn = (count) => (count === 1 ? '1 space' : `${count || 'no'} spaces`);

/** The keys of the lines above that stand in one column, and of the dashes. */
function columnsAround(lines, index, isItem) {
  const near = [...lines.slice(0, index).reverse(), ...lines.slice(index + 1, index + 4)];
  const { indent } = partsOf(lines[index]);
  const columns = near
    .filter((line) => !isEmpty(line) && (partsOf(line).key !== undefined || partsOf(line).isItem))
    .flatMap((line) => {
      const parts = partsOf(line);
      return isItem ? (parts.isItem ? [parts.indent] : []) : parts.key === undefined ? [] : [parts.column];
    });
  return [...new Set([...columns, ...(isItem ? [] : [0])])]
    .filter((column) => column !== indent)
    .sort((one, other) => Math.abs(one - indent) - Math.abs(other - indent));
}

/** A line that begins with other spaces than its neighbours, and the lines below it that moved with it. */
export function* indentations(lines, index) {
  const { indent, isItem, key } = partsOf(lines[index]);
  if (key === undefined && !isItem) return;
  const above = partsOf(lines[index - 1]);
  // A text that goes on with a word and a colon looks like a field that begins with too many spaces.
  if (
    indent > above.column &&
    above.value &&
    !lines.some((line, each) => each !== index && partsOf(line).key === key)
  )
    yield {
      index,
      message: `the line begins with ${spacesIn(indent)}, the one above with ${spacesIn(above.column)}. If the text above goes on here, the whole text stands in quotation marks, for the colon in it.`,
      lines: unread(lines, index - 1),
    };
  const next = partsOf(lines[index + 1]).indent;
  const inner = isItem ? indent + 2 : indent;
  for (const column of columnsAround(lines, index, isItem)) {
    let last = index;
    const moves = (line) =>
      column < indent ? partsOf(line).indent >= indent : partsOf(line).indent === indent;
    if (!isItem || (next >= inner && column < indent))
      while (last + 1 < lines.length && !isEmpty(lines[last + 1]) && moves(lines[last + 1])) last += 1;
    const mended = lines.map((line, each) =>
      each < index || each > last
        ? line
        : ' '.repeat(column + partsOf(line).indent - indent) + line.trimStart(),
    );
    const count = lines.slice(index, last + 1).filter((line) => partsOf(line).indent === indent).length;
    const who = count > 1 && !isItem ? `this line and ${count - 1} below it begin` : 'the line begins';
    yield {
      index,
      message: `${who} with ${spacesIn(indent)}, ${isItem ? 'the other lines with a "-" of its list' : 'the lines around it'} with ${column || 'none'}.`,
      lines: mended,
    };
  }
}
