const CLASS = / class="([^"]*)"/g;

/**
 * Removes the ids of styled components from the classes of a page's markup. styled-components prints one for each element,
 * for selectors that name a component. This project names none (`eslint.config.js`) but by `& + &`, and those ids stay.
 * React leaves the classes of the markup as they are when it hydrates.
 * @param ids The ids that no rule mentions.
 */
export const withoutComponentIds = (html: string, ids: ReadonlySet<string>): string =>
  html.replace(CLASS, (_, classes: string) => {
    const names = classes.split(' ').filter((name) => !ids.has(name));
    return names.length > 0 ? ` class="${names.join(' ')}"` : '';
  });
