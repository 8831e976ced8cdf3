/** A line in its parts: spaces, the dashes of a list, a key with its colon, and the value. */
const PARTS = /^( *)((?:- +)*)(?:([A-Za-z][\w-]*):(?: +|$))?(.*)$/;
/** What closes a bracket. */
export const CLOSING = { '[': ']', '{': '}' };
export const isEmpty = (line) => /^\s*(#|$)/.test(line);
/** The parts of a line, with the column of its key or word, and where its value starts. */
export function partsOf(line = '') {
  const [, spaces, dashes, key, value] = PARTS.exec(line.replaceAll('\t', ' '));
  const column = spaces.length + dashes.length;
  return {
    indent: spaces.length,
    column,
    isItem: dashes !== '',
    key,
    value,
    start: line.length - value.length,
  };
}
export const headOf = (line) => line.slice(0, partsOf(line).start);

/** How many of the lines below one belong to it: those that begin with more spaces, and between them empty ones. */
function depthBelow(lines, index, column) {
  let end = index + 1;
  while (end < lines.length && (isEmpty(lines[end]) || partsOf(lines[end]).indent > column)) end += 1;
  return end - index - 1;
}

/** Without a record: something stands in its place, so that its neighbours are counted right. */
export function unread(lines, index) {
  const { indent, column, isItem, key, value } = partsOf(lines[index]);
  const count = depthBelow(lines, index, key === undefined ? indent : column);
  const place =
    key === undefined
      ? isItem
        ? `${' '.repeat(indent)}- !unread`
        : /^[[{"']/.test(value)
          ? '!unread'
          : ''
      : headOf(lines[index]).replace(/ *$/, ' !unread');
  return lines.map((line, each) =>
    each === index ? place : each > index && each <= index + count ? '' : line,
  );
}

/** A value that begins with a quotation mark or a bracket: what of it is still open at its end, or stands behind it. */
export function openedIn(lines, index) {
  const { column, indent, key, value } = partsOf(lines[index]);
  if (!/^["'[{]/.test(value)) return {};
  const below = depthBelow(lines, index, key === undefined ? indent : column);
  const text = [value, ...lines.slice(index + 1, index + 1 + below)].join('\n');
  const open = [];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    const quote = open.at(-1) === '"' || open.at(-1) === "'" ? open.at(-1) : undefined;
    if (quote === '"' && letter === '\\') at += 1;
    else if (quote === "'" && text.startsWith("''", at)) at += 1;
    else if (letter === quote || (!quote && open.length > 0 && letter === CLOSING[open.at(-1)])) open.pop();
    else if (!quote && CLOSING[letter]) open.push(letter);
    else if (!quote && /["']/.test(letter) && /(^|[[{,:])\s*$/.test(text.slice(0, at))) open.push(letter);
    const behind = text
      .slice(at + 1)
      .replace(/\s#.*/g, '')
      .trim();
    if (open.length === 0) return behind ? { behind: behind.split('\n')[0], quote: letter } : {};
  }
  return { open: open.at(-1) };
}
