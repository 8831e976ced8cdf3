import { expect } from '@playwright/test';
import type { Tab } from '../drivers/engine';
import { BLANK } from '../network';
import { SITE } from '../../support/addresses';
import { isHydrated } from '../../support/hydrated';
import { type Act, find, type Found, type Kind, nameOf, SELECTORS, type Target, type Words } from './find';
import { until } from './until';

/** Fields that a keyboard fills differently in every engine and language. */
const SET_AS_A_WHOLE = /^(date|time|month|select-one)$/;

/** A pattern has no JSON of its own. */
const jsonOf = (target: Target) =>
  JSON.stringify(target, (_key, value: unknown) =>
    value instanceof RegExp ? { source: value.source, flags: value.flags } : value,
  );

/** A person at a browser, in words that mean the same in every engine. Each waits until what it is about is there. */
export class Visitor {
  constructor(readonly tab: Tab) {}

  private look = (target: Target, act: Act = 'look') =>
    this.tab.call(find, { target: jsonOf(target), selectors: SELECTORS, act });

  private until = (target: Target, state: string, isRight: (found: Found) => boolean) =>
    until(`${nameOf(target)} ${state}`, () => this.look(target), isRight);

  /** Waits until a function in the page returns something other than nothing, false and zero. */
  waitFor<Given, Result>(what: string, inPage: (given: Given) => Result, given: Given) {
    return until(what, () => this.tab.call(inPage, given), Boolean);
  }

  /** Waits until the application has taken the page over. */
  started() {
    return this.waitFor('the application has started', isHydrated, null);
  }

  async open(path: string) {
    await this.tab.open(SITE + path);
    await this.started();
  }

  /** Opens an address whose application need not start. */
  arrive(path: string) {
    return this.tab.open(SITE + path);
  }

  async reload() {
    await this.tab.reload();
    await this.started();
  }

  /** What this browser has stored before the first visit. */
  async isKnownFor(values: Record<string, object>) {
    await this.tab.open(SITE + BLANK);
    await this.waitFor(
      'an empty page keeps what is stored',
      (entries) => {
        for (const [key = '', text = ''] of entries) localStorage.setItem(key, text);
        return true;
      },
      Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]),
    );
  }

  stored(key: string) {
    return this.tab.call((name) => localStorage.getItem(name), key);
  }

  /** Where it is and can be pressed, at rest: seen at the same place twice. */
  private reach(target: Target) {
    let before: Found | null = null;
    return until(
      `${nameOf(target)} can be pressed`,
      async () => {
        const now = await this.look(target, 'reach');
        const isAtRest = before !== null && before.x === now.x && before.y === now.y;
        before = now;
        return { ...now, obstacle: now.obstacle ?? (isAtRest ? null : 'moves') };
      },
      ({ obstacle }) => obstacle === null,
    );
  }

  async press(kind: Kind, name: Words, within?: Target) {
    const { x, y } = await this.reach({ kind, name, within });
    await this.tab.click(x, y);
  }

  /** Presses a link to another program, which is not opened here. Resolves to the message that the link hands over. */
  async handsOver(name: Words, within?: Target) {
    const { content } = await this.sees('link', name, within);
    await this.tab.call(
      () => addEventListener('click', (event) => event.preventDefault(), { once: true, capture: true }),
      null,
    );
    await this.press('link', name, within);
    const { searchParams } = new URL(content);
    return searchParams.get('text') ?? searchParams.get('body') ?? '';
  }

  async fill(label: Words, value: string, within?: Target) {
    const target: Target = { kind: 'field', name: label, within };
    const { x, y, type } = await this.reach(target);
    if (SET_AS_A_WHOLE.test(type)) return void (await this.look(target, { set: value }));
    await this.tab.click(x, y);
    await this.until(target, 'has the focus', ({ isFocused }) => isFocused);
    await this.look(target, 'select');
    await this.tab.type(value);
    await this.until(target, `has “${value}”`, ({ content }) => content === value);
  }

  type(text: string) {
    return this.tab.type(text);
  }

  key(name: string) {
    return this.tab.key(name);
  }

  sees(kind: Kind, name?: Words, within?: Target) {
    return this.until({ kind, name, within }, 'is there', ({ count }) => count > 0);
  }

  /** Waits until it is gone: of what may not come, something else has to show first that it would be there. */
  seesNo(kind: Kind, name?: Words, within?: Target) {
    return this.until({ kind, name, within }, 'is gone', ({ count }) => count === 0);
  }

  hasFocusOn(kind: Kind, name?: Words, within?: Target) {
    return this.until({ kind, name, within }, 'has the focus', ({ isFocused }) => isFocused);
  }

  isAt(path: Words) {
    return until(
      `the address is ${String(path)}`,
      () => this.tab.call(() => location.href.replace(location.origin, ''), null),
      (address) => (typeof path === 'string' ? address === path : path.test(address)),
    );
  }

  async holdsWindowOf(width: number, height: number) {
    await this.tab.resize(width, height);
    await until(
      `the window has ${width} × ${height}`,
      () => this.tab.call(() => [innerWidth, innerHeight], null),
      ([w, h]) => w === width && h === height,
    );
  }

  /** No page is wider than the window. */
  async scrollsNotSideways() {
    const [content = 0, window] = await this.tab.call(
      () => [document.documentElement.scrollWidth, document.documentElement.clientWidth],
      null,
    );
    expect(content, 'the page is wider than the window').toBeLessThanOrEqual(window ?? 0);
  }
}
