const ROOT_RULE = /:root[^{}]*\{[^{}]*\}/g;
const DEFINED = /(--[\w-]+):/g;
const WITH_FALLBACK = /var\((--[\w-]+), ?((?:[^()]|\([^()]*\))*)\)/g;

/**
 * Removes from styles the fallback values of custom properties that the same styles define for all, which repeat every
 * colour and size at each use. In the browser, styles that are added later keep theirs.
 */
export function withoutFallbacks(styles: string): string {
  const roots = (styles.match(ROOT_RULE) ?? []).join('');
  const defined = new Set([...roots.matchAll(DEFINED)].map(([, name]) => name));
  return styles.replace(WITH_FALLBACK, (use: string, name: string) =>
    defined.has(name) ? `var(${name})` : use,
  );
}
