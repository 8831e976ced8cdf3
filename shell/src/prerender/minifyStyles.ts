const STRING = /("[^"]*"|'[^']*')/;

const minify = (styles: string) =>
  styles
    .replace(/\s+/g, ' ')
    .replace(/([,:;({]) /g, '$1')
    .replace(/;? ?([)}])/g, '$1')
    .replace(/(?<![\w.])0(?=\.\d)/g, '');

/** Writes styles without the characters that mean nothing. Strings stay as they are. */
export const minifyStyles = (styles: string): string =>
  styles
    .split(STRING)
    .map((part, index) => (index % 2 === 0 ? minify(part) : part))
    .join('');
