import { isMap, isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { mendings } from './mendings.mjs';

/** What stands in the place of a value that can't be read. The rules have nothing to say about it. */
export const UNREAD = Symbol('unread');
const UNREAD_TAG = { tag: '!unread', resolve: () => UNREAD };
/** So many mistakes of one file are looked for. */
const MOST_MISTAKES = 25;

/** A mending that brings the next mistake so near may be a wrong one; the others are tried too. */
const FEW_LINES = 5;

/** What the reader of YAML says where nothing nearer is known, in the words of whoever writes a file by hand. */
const SYNTAX = {
  BAD_DQ_ESCAPE: 'a \\ between quotation marks has to be written twice: \\\\.',
  BAD_INDENT: 'the spaces at the beginning of the line do not fit those of the lines around it.',
  THOUSANDS: 'a number has no dot between its thousands: 6000, not 6.000.',
  MULTIPLE_DOCS: 'a line of --- begins another file: take it away.',
};
const UNKNOWN =
  'the line can not be read: a text with a colon, a comma, a bracket or a quotation mark stands between " and "; the parts in { } or [ ] have a comma between them.';

/** A text as far as the library reads it, and its first mistake: one of the library's, or what it takes for something else than a text. */
function parse(text) {
  const counter = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: counter,
    prettyErrors: false,
    customTags: [UNREAD_TAG],
  });
  const found = [...document.errors, ...document.warnings].map(({ code, pos }) => ({ code, start: pos[0] }));
  visit(document, {
    Alias: (_, { range }) => void found.push({ code: 'BAD_ALIAS', start: range[0] }),
    Scalar(_, node) {
      const { range, source, type, value } = node;
      // A number of a phone or a till keeps its first digit; 0x10 and 1e9 are no prices.
      if (typeof value === 'number' && /^[-+]?0[\dxo]|e/i.test(source)) node.value = source;
      if (typeof value === 'number' && /^\d{1,3}\.000$/.test(source))
        found.push({ code: 'THOUSANDS', start: range[0] });
      if (type === 'PLAIN' && typeof value === 'string' && /^[“”„]/.test(value))
        found.push({ code: 'CURLY', start: range[0] });
    },
  });
  const [first] = found.sort((one, other) => one.start - other.start);
  const lineAt = (offset) => counter.linePos(Math.min(offset, text.trimEnd().length)).line;
  return { document, lineAt, mistake: first && { code: first.code, at: lineAt(first.start) - 1 } };
}

/** What stands behind a text and was probably meant as a part of it, as in "Samosas #1": a remark has a space behind its #. */
function remarksIn({ document, lineAt }) {
  const found = [];
  visit(document, {
    Scalar(_, { range, type, value, comment }) {
      if (type === 'PLAIN' && typeof value === 'string' && /^[^\s#]/.test(comment ?? ''))
        found.push({ line: lineAt(range[0]), remark: `#${comment}` });
    },
  });
  return found;
}

/** The lines of --- behind the beginning, each of which would make two files of one. @param {string[]} lines */
function dividedAt(lines) {
  const first = lines.findIndex((line) => /^(?!#|---)./.test(line));
  return lines.flatMap((line, index) =>
    first >= 0 && index > first && /^(---|\.\.\.)\s*$/.test(line) ? index : [],
  );
}

/** The line of a value; of its record where there is none, since it is missing. */
const lineFinder =
  ({ document, lineAt }) =>
  (wanted) => {
    for (let length = wanted.length; length >= 0; length -= 1) {
      const parent = document.getIn(wanted.slice(0, length - 1), true);
      const pair =
        length > 0 && isMap(parent)
          ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(wanted[length - 1]))
          : undefined;
      const node = isPair(pair) ? pair.key : document.getIn(wanted.slice(0, length), true);
      const start = node?.range?.[0];
      if (start !== undefined) return lineAt(start);
    }
    return 1;
  };

/**
 * Reads a file as far as it can be read. A mistake is mended for the reading, so that the next one is found; what can't be mended is
 * UNREAD. Every value stays in its line.
 *
 * @param {string} text
 */
export function readYaml(text) {
  let lines = text.replace(/\r\n?/g, '\n').split('\n');
  const divisions = dividedAt(lines);
  lines = lines.map((line, index) => (divisions.includes(index) ? '' : line));
  let parsed = parse(lines.join('\n'));
  const mistakes = divisions.map((index) => ({ line: index + 1, message: SYNTAX.MULTIPLE_DOCS }));
  while (parsed.mistake && mistakes.length < MOST_MISTAKES) {
    const { at, code } = parsed.mistake;
    const message = SYNTAX[code] ?? UNKNOWN;
    let found;
    for (const mending of mendings(lines, at, code, message)) {
      // A larger part is left out only where nothing smaller helps.
      if (mending.isCut && found) break;
      const after = parse(mending.lines.join('\n'));
      const next = after.mistake?.at ?? Infinity;
      if (next > (found?.next ?? at)) found = { ...mending, parsed: after, next };
      if (next > at + FEW_LINES || (mending.isCut && found)) break;
    }
    mistakes.push(found ? { line: found.index + 1, message: found.message } : { line: at + 1, message });
    if (!found) break;
    ({ lines, parsed } = found);
  }
  return {
    mistakes,
    value: parsed.mistake ? UNREAD : parsed.document.toJS(),
    lineOf: lineFinder(parsed),
    remarks: remarksIn(parsed),
  };
}
