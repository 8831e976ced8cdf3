import { indentations } from './indentations.mjs';
import { CLOSING, headOf, isEmpty, openedIn, partsOf, unread } from './yamlLines.mjs';

/** Two versions of the same lines, as Git leaves them. */
function* versions(lines) {
  const index = lines.findIndex((line) => /^(<{7}|={7}|>{7})/.test(line));
  if (index < 0) return;
  let isOther = false;
  const kept = lines.map((line) => {
    if (/^={7}/.test(line)) isOther = true;
    const isLost = isOther || /^(<{7}|>{7})/.test(line);
    if (/^>{7}/.test(line)) isOther = false;
    return isLost ? '' : line;
  });
  yield {
    index,
    message:
      'here stand two versions of the same lines, as Git leaves them: keep one, and take away the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    lines: kept,
  };
}

/** What was opened in a line above and not closed. */
function* openings(lines, _, at) {
  for (let index = 0; index <= at; index += 1) {
    const { open } = isEmpty(lines[index]) ? {} : openedIn(lines, index);
    if (open)
      yield {
        index,
        message: CLOSING[open]
          ? `a bracket is opened in this line and not closed: write ${CLOSING[open]} behind the last word that belongs into it.`
          : `a quotation mark is opened in this line and not closed: write ${open} behind the last word of the text.`,
        lines: unread(lines, index),
      };
  }
}

/** Letters that are nearly right: in a line, what is wrong about it, and how it is read. */
const SLIPS = [
  [/^(\s*)-(?=[^\s-])/, '$1- ', 'a space is missing behind the "-".'],
  [/^(\s*)[•–—*] */, '$1- ', 'a list is written with "- ".'],
  [/^(\s*(?:- +)*)([A-Za-z][\w-]*):(?=[^\s/])/, '$1$2: ', 'a space is missing behind the colon: "$2: …".'],
  [/^(\s*(?:- +)*)([A-Za-z][\w-]*) *[：=;] */, '$1$2: ', 'behind a name stand a colon and a space: "$2: …".'],
  [
    /(?<=(?:^|[:[{,-]) *)[“”„](.*)/,
    (all) => all.replace(/[“”„]/g, '"'),
    'curly quotation marks, “ and ”, are not understood, and the pages would show them: write straight ones, ".',
  ],
];

function* slips(lines, index) {
  const line = lines[index];
  if (/^ *[^\S ]/.test(line))
    for (const { column } of [partsOf(lines[index - 1]), partsOf(lines[index + 1])])
      yield {
        index,
        message: `${/^ *\t/.test(line) ? 'a tab stands' : 'spaces of another kind stand'} at the beginning of the line: write spaces, as many as the lines around it have.`,
        lines: lines.with(index, ' '.repeat(column) + line.trimStart()),
      };
  for (const [pattern, mended, message] of SLIPS) {
    const found = pattern.exec(line);
    if (found)
      yield {
        index,
        message: message.replace('$2', found[2]),
        lines: lines.with(index, line.replace(pattern, mended)),
      };
  }
}

/** Texts that need quotation marks, or other ones. */
function* quotations(lines, index) {
  const { value } = partsOf(lines[index]);
  const { behind, quote } = openedIn(lines, index);
  const cut = (message) => ({ index, message, lines: unread(lines, index) });
  if (behind)
    yield cut(
      /["']/.test(quote)
        ? `behind the closing ${quote} stands more: ${behind}. Write the whole text between " and ", with \\" for a quotation mark in it.`
        : `behind the closing ${quote} stands more: ${behind}.`,
    );
  if (/^[@`%&*!>|,\]}#?]/.test(value))
    yield cut(`a text that begins with ${value[0]} has to stand in quotation marks.`);
  if (/^[^"'[{].*[\]}]$/.test(value)) yield cut('a bracket is closed that was not opened.');
  if (/^[^"'[{]/.test(value) && /:(\s|$)/.test(value))
    yield cut('a text with a colon and a space has to stand in quotation marks.');
}

/** A new record of a list, or a word of it, without its dash; the next one then is where the reading ends. */
function* dashes(lines, at) {
  const itself = partsOf(lines[at]);
  const index = itself.isItem
    ? lines.findLastIndex((line, each) => {
        const { column, isItem, key } = partsOf(line);
        return each < at && !isItem && column === itself.column && key !== undefined && key === itself.key;
      })
    : at;
  if (index < 0) return;
  const { indent, key } = partsOf(lines[index]);
  const isOther = (line) => {
    const parts = partsOf(line);
    return parts.isItem && key === parts.key && (parts.indent === indent || (key && parts.column === indent));
  };
  for (const other of [lines.slice(0, index).findLast(isOther), lines.slice(index + 1).find(isOther)])
    if (other)
      yield {
        index,
        message: `a "- " is missing in front of ${key === undefined ? 'the line' : `"${key}"`}, with which each of the list begins.`,
        lines: lines.with(index, `${' '.repeat(partsOf(other).indent)}- ${lines[index].trimStart()}`),
      };
}

/** A name that stands twice, or that has no colon. */
function* names(lines, index, _, code) {
  const { column, isItem, key, value } = partsOf(lines[index]);
  const twin = lines.findLastIndex(
    (line, each) => each < index && partsOf(line).key === key && partsOf(line).column === column,
  );
  if (code === 'DUPLICATE_KEY' && key !== undefined)
    yield {
      index,
      message: `"${key}" stands twice in its record; the other: line ${twin + 1}.`,
      lines: unread(lines, index).with(index, /- /.test(headOf(lines[index])) ? lines[index] : ''),
    };
  if (key !== undefined || isItem) return;
  const [, word, rest] = /^([A-Za-z]\w*)( .*)?$/.exec(value) ?? [];
  const isName = word && (!rest || lines.some((line) => partsOf(line).key === word));
  const example = `a name, a colon and a space were expected, as in "price: 250".`;
  yield isName
    ? {
        index,
        message: `a colon is missing behind "${word}".`,
        lines: lines.with(index, lines[index].replace(word, `${word}:`)),
      }
    : {
        index,
        message: `${example} A line that goes on with the text above begins with more spaces.`,
        lines: unread(lines, index),
      };
}

/** Larger and larger parts of the file, up to the whole record of the first column. */
function* cuts(lines, at, code, message) {
  let column = Infinity;
  for (let index = at; index >= 0; index -= 1) {
    const parts = partsOf(lines[index]);
    if (isEmpty(lines[index]) || parts.indent >= column || (parts.key === undefined && !parts.isItem))
      continue;
    column = parts.indent;
    const cut = unread(lines, index);
    yield { index: at, message, lines: cut, isCut: true };
    if (parts.isItem && parts.key !== undefined)
      yield {
        index: at,
        message,
        lines: unread(lines.with(index, `${' '.repeat(parts.indent)}- `), index),
        isCut: true,
      };
  }
}

/**
 * What may be meant by lines that can't be read, the likeliest first: the line that is wrong, what is wrong about it, and all lines as
 * they can be read then. None has more or fewer lines than before.
 */
export function* mendings(lines, at, code, message) {
  for (const mend of code === 'DUPLICATE_KEY' ? [versions] : [versions, openings])
    yield* mend(lines, at, at, code);
  const before = lines.findLastIndex((line, each) => each < at && !isEmpty(line));
  const behind = lines.findIndex((line, each) => each > at && !isEmpty(line));
  for (const index of [at, behind, before]) {
    if (index < 0 || isEmpty(lines[index])) continue;
    const likely =
      code === 'DUPLICATE_KEY' ? [dashes, names] : [slips, quotations, dashes, indentations, names];
    for (const mend of likely) yield* mend(lines, index, at, code);
  }
  yield* cuts(lines, at, code, message);
}
