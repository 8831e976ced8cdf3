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

/** The text of a module. @param {string} source @param {string[]} imports @param {string[]} statements */
export const moduleText = (source, imports, statements) =>
  [
    `// Follows from shared/content/${source}; npm run content writes it again.`,
    ...imports,
    ...(imports.length > 0 ? [''] : []),
    ...statements,
    '',
  ].join('\n');
