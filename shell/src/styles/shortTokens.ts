import { theme } from '@venue/shared/ui/theme';

const NAME = /--bg-[\w-]+/g;

const shortNames = new Map(
  Object.values<Record<string, string>>(theme.vars)
    .flatMap((names) => Object.values(names))
    .map((name, index) => [name, `--${index.toString(36)}`]),
);

/**
 * Writes the custom properties of the theme's tokens, which stand in nearly every rule, with names of one or two characters.
 * The styles of static pages and the rules that the browser adds to them go through this, those of the remotes too. A
 * token that this shell doesn't know keeps its name, and then its fallback counts.
 */
export const shortenTokens = (styles: string): string =>
  styles.replace(NAME, (name) => shortNames.get(name) ?? name);
