const DEFINITION = /(?<=[{;]\s*)(--[\w-]+):[^;{}]*(?:;|(?=\}))/g;
const USE = /var\((--[\w-]+)/g;

/**
 * Removes from a page's own styles the custom properties that neither they nor the markup use. The style sheet of the site
 * defines them all.
 */
export function withoutUnusedTokens(styles: string, html: string): string {
  const used = new Set([...(styles + html).matchAll(USE)].map(([, name]) => name));
  const remaining = styles.replace(DEFINITION, (definition, name: string) =>
    used.has(name) ? definition : '',
  );
  // What was removed may have been the only use of another one.
  return remaining === styles ? styles : withoutUnusedTokens(remaining, html);
}
