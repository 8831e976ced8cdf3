/** What each word of a journey stands for. Implicit roles are those that the product's elements have. */
export const SELECTORS = {
  button: 'button:not([role]), [role="button"], summary',
  link: 'a[href]',
  heading: 'h1, h2, h3, h4, h5, h6',
  field: 'input:not([type="hidden"]), select, textarea',
  checkbox: 'input[type="checkbox"]',
  radio: 'input[type="radio"]',
  tab: '[role="tab"]',
  row: 'tr, [role="row"]',
  dialog: 'dialog[open], [role="dialog"], [role="alertdialog"]',
  image: 'img, [role="img"]',
  article: 'article',
  header: 'header',
  main: 'main',
  navigation: 'nav',
  region: 'section[aria-label], section[aria-labelledby], [role="region"]',
  group: '[role="group"], fieldset',
  toast: '.Toastify__toast',
  text: '*',
} as const;

export type Kind = keyof typeof SELECTORS;

/** A text in full, or a pattern that a part of it has. Of the kind `text`, a text in full may stand in a longer one. */
export type Words = string | RegExp;

export interface Target {
  kind: Kind;
  name?: Words;
  within?: Target;
}

export function nameOf({ kind, name, within }: Target): string {
  const own = name === undefined ? kind : `${kind} ${typeof name === 'string' ? `“${name}”` : String(name)}`;
  return within ? `${own} in ${nameOf(within)}` : own;
}

export interface Found {
  count: number;
  /** Of the first one: its middle, scrolled into the window. */
  x: number;
  y: number;
  /** What keeps it from being pressed. */
  obstacle: string | null;
  isFocused: boolean;
  /** Value of a field, address of a link, or text. */
  content: string;
  /** Of a field. */
  type: string;
}

export type Act = 'look' | 'reach' | 'select' | { set: string };

/**
 * In the page: the elements that a person can see and would call so, by their accessible name, which is worked out the
 * same in every engine. Everything it needs stands inside it, because it alone is sent there.
 */
export function find({
  target,
  selectors,
  act,
}: {
  target: string;
  selectors: typeof SELECTORS;
  act: Act;
}): Found {
  const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;

  function contentOf(node: Node): string {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
    if (getComputedStyle(node).display === 'none') return '';
    const own = node.getAttribute('aria-label') ?? node.getAttribute('alt');
    if (own !== null) return own;
    const text = [...node.childNodes].map(contentOf).join('');
    return getComputedStyle(node).display === 'inline' ? text : ` ${text} `;
  }

  function nameOf(element: Element) {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    const isField = element.matches('input, select, textarea');
    return tidy(
      ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ') ||
        element.getAttribute('aria-label') ||
        labels
          .map((label) =>
            [...label.childNodes]
              .filter((node) => !node.contains(element))
              .map(contentOf)
              .join(''),
          )
          .join(' ') ||
        element.getAttribute('alt') ||
        (isField ? '' : contentOf(element)) ||
        element.getAttribute('title') ||
        element.getAttribute('placeholder') ||
        '',
    );
  }

  function isCalled(element: Element, { kind, name: words }: Target) {
    if (words === undefined) return true;
    const name = kind === 'text' ? tidy(element.textContent ?? '') : nameOf(element);
    if (typeof words !== 'string') return new RegExp(words.source, words.flags).test(name);
    return kind === 'text' ? name.includes(words) : name === words;
  }

  function matching(wanted: Target): Element[] {
    const scopes = wanted.within ? matching(wanted.within) : [document.body];
    const named = scopes
      .flatMap((scope) => [...scope.querySelectorAll(selectors[wanted.kind])])
      .filter(
        (element) => !element.matches('script, style') && isCalled(element, wanted) && isShown(element),
      );
    // Of a text, the smallest element that has all of it.
    return wanted.kind === 'text'
      ? named.filter((element) => !named.some((other) => other !== element && element.contains(other)))
      : named;
  }

  /** Firefox also finds what a transform has moved out of the window, where nobody can press it. */
  const elementAt = (x: number, y: number) =>
    x < innerWidth && y < innerHeight ? document.elementFromPoint(x, y) : null;

  /** A sheet that still climbs, also between two frames. What never ends, as a spinner, is at rest. */
  const isMoving = (element: Element) =>
    document
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === 'running' &&
          effect instanceof KeyframeEffect &&
          effect.target?.contains(element) &&
          Number.isFinite(effect.getComputedTiming().endTime),
      );

  const found = matching(JSON.parse(target) as Target);
  const [first] = found;
  if (!first)
    return { count: 0, x: 0, y: 0, obstacle: 'is not there', isFocused: false, content: '', type: '' };
  if (act !== 'look') {
    const { top, bottom, left, right } = first.getBoundingClientRect();
    const middle = elementAt((left + right) / 2, (top + bottom) / 2);
    if (!middle || !(first.contains(middle) || middle.contains(first)))
      first.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  }
  const field = first as HTMLInputElement;
  if (act === 'select') field.select();
  if (typeof act === 'object') {
    const select = first instanceof HTMLSelectElement ? first : null;
    const option = select && [...select.options].find(({ text }) => text === act.set);
    const { prototype } = select ? HTMLSelectElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(first, option?.value ?? act.set);
    for (const type of ['input', 'change']) first.dispatchEvent(new Event(type, { bubbles: true }));
  }
  const { left, top, width, height } = first.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = elementAt(x, y);
  const isHit =
    hit !== null &&
    (first.contains(hit) || (field.labels ? [...field.labels].some((label) => label.contains(hit)) : false));
  const cover = hit
    ? `${hit.tagName.toLowerCase()} “${tidy(hit.textContent ?? '').slice(0, 40)}”`
    : 'nothing of the page';
  const obstacle = field.disabled
    ? 'is disabled'
    : !isHit
      ? `lies under ${cover}`
      : isMoving(first)
        ? 'moves'
        : null;
  return {
    count: found.length,
    x,
    y,
    obstacle,
    isFocused: document.activeElement === first,
    content: first.matches('input, select, textarea')
      ? field.value
      : (first.getAttribute('href') ?? tidy(first.textContent ?? '')),
    type: field.type,
  };
}
