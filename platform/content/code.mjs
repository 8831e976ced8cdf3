const CODE = Symbol('code');

/** A value of the code that is no text, such as a variable. @param {string} text */
export const name = (text) => ({ [CODE]: text });

/** Marks a call that may be left out where nobody needs its result. */
export const PURE = '/* @__PURE__ */';

const KEY = /^[A-Za-z_]\w*$/;

/** A value as TypeScript; a field without a value is left out. @param {unknown} value @returns {string} */
export function code(value) {
  if (value?.[CODE]) return value[CODE];
  if (Array.isArray(value)) return `[${value.map(code).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).flatMap(([key, inner]) => {
    if (inner === undefined) return [];
    return inner?.[CODE] === key ? key : `${KEY.test(key) ? key : JSON.stringify(key)}: ${code(inner)}`;
  });
  return `{ ${fields.join(', ')} }`;
}

/** A list with an element on each line. @param {string[]} elements */
export const list = (elements) => (elements.length > 0 ? `[\n  ${elements.join(',\n  ')},\n]` : '[]');

/** An import of those names alone that are used; empty without any. @param {string} line @param {string} used */
function usedOf(line, used) {
  const [, names] = /\{ (.*) \}/.exec(line);
  const kept = names
    .split(', ')
    .filter((each) => new RegExp(`\\b${each.replace('type ', '')}\\b`).test(used));
  return kept.length > 0 ? [line.replace(names, kept.join(', '))] : [];
}

/** The text of a module, with the imports that it needs. @param {string} source @param {string[]} imports @param {string[]} statements */
export function moduleText(source, imports, statements) {
  const needed = imports.flatMap((line) => usedOf(line, statements.join('\n')));
  return [
    `// Follows from shared/content/${source}; npm run content writes it again.`,
    ...needed,
    ...(needed.length > 0 ? [''] : []),
    ...statements,
    '',
  ].join('\n');
}
