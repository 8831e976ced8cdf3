import { createRequire } from 'node:module';

// Queries by role ask for the style of every element, and jsdom tries every rule on each: a third of the time that tests
// of screens take. Here most rules are answered without its selector engine, and a style is computed once until the
// page changes.

/** Loads parts of the jsdom that the test environment has. */
const fromEnvironment = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const selectors = fromEnvironment('jsdom/lib/jsdom/living/helpers/selectors.js');
const { implForWrapper } = fromEnvironment('jsdom/lib/jsdom/living/generated/utils.js');

/** What stands in parentheses or brackets becomes '#', from the inside out. */
function withoutArguments(list) {
  const outer = list.replaceAll(/\([^()]*\)|\[[^\]]*\]/g, '#');
  return outer === list ? list : withoutArguments(outer);
}

/** The tag and the classes that the last part of each selector asks for, and whether it asks for nothing else. */
const readSelectors = (list) =>
  withoutArguments(list)
    .split(',')
    .map((text) => {
      const selector = text.trim();
      const last = selector.split(/[\s>+~]+/).at(-1);
      return {
        tag: /^[a-z][\w-]*/i.exec(last)?.[0],
        classes: [...last.matchAll(/\.([\w-]+)/g)].map(([, name]) => ` ${name} `),
        isAll: /^[\w.-]+$/.test(selector),
      };
    });

const known = new Map();
const { matchesDontThrow } = selectors;

// jsdom's windows are not loaded yet; they take this function then.
selectors.matchesDontThrow = (element, list) => {
  if (!list || /["'\\]/.test(list)) return matchesDontThrow(element, list);
  if (!known.has(list)) known.set(list, readSelectors(list));
  const tagOfElement = element._localName;
  const classesOfElement = ` ${element.getAttributeNS(null, 'class')?.replaceAll(/\s/g, ' ')} `;
  const fitting = known
    .get(list)
    .filter(
      ({ tag, classes }) =>
        (!tag || tag === tagOfElement) && classes.every((name) => classesOfElement.includes(name)),
    );
  return fitting.some(({ isAll }) => isAll) || (fitting.length > 0 && matchesDontThrow(element, list));
};

/** Keeps each computed style of a window for as long as jsdom keeps its own, which is until the page changes. */
export function keepComputedStyles(window) {
  const compute = window.getComputedStyle;
  const kept = new WeakMap();
  window.getComputedStyle = (element, pseudoElement) => {
    const page =
      element?.ownerDocument === window.document ? implForWrapper(window.document)._styleCache : null;
    if (!page || pseudoElement) return compute(element, pseudoElement);
    if (!kept.has(page)) kept.set(page, new WeakMap());
    const styles = kept.get(page);
    if (!styles.has(element)) styles.set(element, compute(element));
    return styles.get(element);
  };
}
