const DEFINED = /(--[\w-]+):/g;
const WITH_FALLBACK = /var\((--[\w-]+), ?((?:[^()]|\([^()]*\))*)\)/g;

/**
 * Removes from a page's styles the fallback values of custom properties that the same styles define, which repeat every
 * colour and size at each use. In the browser, styles that are added later keep theirs.
 */
export function withoutFallbacks(styles: string): string {
  const defined = new Set([...styles.matchAll(DEFINED)].map(([, name]) => name));
  return styles.replace(WITH_FALLBACK, (use: string, name: string) =>
    defined.has(name) ? `var(${name})` : use,
  );
}
