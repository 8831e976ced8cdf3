/**
 * A text as nginx reads it back, between quotation marks.
 * @throws Error for a text that nginx would take apart or fill in.
 */
export function quoted(text) {
  if (/["$\\\n\r]/.test(text)) throw new Error(`${JSON.stringify(text)} can't stand in a file for nginx.`);
  return `"${text}"`;
}

/**
 * A `map` block: a variable whose value follows from that of others.
 * @param {string} source What is compared, such as `$uri`. Names are compared without case, `~` begins an expression.
 * @param {[key: string, value: string][]} entries As they stand in the file.
 */
export const map = (source, variable, entries) =>
  `map ${source} ${variable} {\n${entries.map(([key, value]) => `  ${key} ${value};\n`).join('')}}\n`;
