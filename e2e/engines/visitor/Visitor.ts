import { expect, test } from '@playwright/test';
import type { Tab } from '../drivers/engine';
import { BLANK, type Network } from '../network';
import { SITE } from '../../support/addresses';
import { isHydrated } from '../../support/hydrated';
import { type Act, find, type Found, type Kind, queryOf, nameOf, type Target, type Words } from './find';
import { until } from './until';

/** Fields that a keyboard fills differently in every engine and language. */
const SET_AS_A_WHOLE = /^(date|time|month|select-one)$/;

/** A person at a browser, in words that mean the same in every engine. Each waits until what it is about is there. */
export class Visitor {
  constructor(
    readonly tab: Tab,
    readonly network: Network,
  ) {}

  private look = (target: Target, act: Act = 'look') =>
    this.tab.call<{ query: ReturnType<typeof queryOf>; act: Act }, Found>(find, {
      query: queryOf(target),
      act,
    });

  private step = <T>(title: string, body: () => Promise<T>) => test.step(title, body, { box: true });

  /** Waits until a function in the page returns something other than nothing, false and zero. */
  waitFor<Given, Result>(what: string, inPage: (given: Given) => Result, given: Given) {
    return this.step(what, () => until(what, () => this.tab.call(inPage, given), Boolean));
  }

  /** Waits until the application has taken the page over. */
  started() {
    return this.waitFor('the application starts', isHydrated, null);
  }

  open(path: string) {
    return this.step(`open ${path}`, async () => {
      await this.tab.open(SITE + path);
      await this.started();
    });
  }

  /** Opens an address whose application need not start. */
  arrive(path: string) {
    return this.step(`arrive at ${path}`, () => this.tab.open(SITE + path));
  }

  /** What this browser has stored before the first visit. */
  async isKnownFor(values: Record<string, unknown>) {
    await this.tab.open(SITE + BLANK);
    await this.waitFor(
      'store',
      (entries) => {
        for (const [key, text] of entries) localStorage.setItem(key as string, text as string);
        return location.pathname !== 'blank';
      },
      Object.entries(values).map(([key, value]) => [
        key,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    );
  }

  /** Runs a function in the page, whatever it returns. */
  runs(inPage: () => unknown) {
    return this.tab.call(new Function(`(${inPage.toString()})()`) as () => void, null);
  }

  stored(key: string) {
    return this.tab.call((name) => localStorage.getItem(name), key);
  }

  /** Where it is and can be pressed, at rest: seen at the same place twice. */
  private async reach(target: Target) {
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

  press(kind: Kind, name: Words, within?: Target) {
    const target = { kind, name, within };
    return this.step(`press ${nameOf(target)}`, async () => {
      const { x, y } = await this.reach(target);
      await this.tab.click(x, y);
    });
  }

  fill(label: Words, value: string, within?: Target) {
    const target: Target = { kind: 'field', name: label, within };
    return this.step(`fill ${nameOf(target)} with “${value}”`, async () => {
      const { x, y } = await this.reach(target);
      const type = await this.tab.call(typeAt, { x, y });
      if (SET_AS_A_WHOLE.test(type)) return void (await this.look(target, { set: value }));
      await this.tab.click(x, y);
      await until(
        `${nameOf(target)} has the focus`,
        () => this.look(target),
        ({ isFocused }) => isFocused,
      );
      await this.look(target, 'select');
      await this.tab.type(value);
      await until(
        `${nameOf(target)} has “${value}”`,
        () => this.look(target),
        ({ content }) => content === value,
      );
    });
  }

  type(text: string) {
    return this.step(`type “${text}”`, () => this.tab.type(text));
  }

  key(name: string) {
    return this.step(`press ${name}`, () => this.tab.key(name));
  }

  private waits(verb: string, target: Target, state: string, isRight: (found: Found) => boolean) {
    return this.step(`${verb} ${nameOf(target)}`, () =>
      until(`${nameOf(target)} ${state}`, () => this.look(target), isRight),
    );
  }

  sees(kind: Kind, name?: Words, within?: Target) {
    return this.waits('sees', { kind, name, within }, 'is there', ({ count }) => count > 0);
  }

  seesNo(kind: Kind, name?: Words, within?: Target) {
    return this.waits('sees no', { kind, name, within }, 'is gone', ({ count }) => count === 0);
  }

  hasFocusOn(kind: Kind, name?: Words, within?: Target) {
    const target = { kind, name, within };
    return this.waits('has the focus on', target, 'has the focus', ({ isFocused }) => isFocused);
  }

  isAt(path: Words) {
    return this.step(`is at ${String(path)}`, () =>
      until(
        `the address is ${String(path)}`,
        () => this.tab.call(() => location.href.replace(location.origin, ''), null),
        (address) => (typeof path === 'string' ? address === path : path.test(address)),
      ),
    );
  }

  holdsWindowOf(width: number, height: number) {
    return this.step(`holds a window of ${width} × ${height}`, async () => {
      await this.tab.resize(width, height);
      await until(
        'the window has its size',
        () => this.tab.call(() => [innerWidth, innerHeight], null),
        ([w, h]) => w === width && h === height,
      );
    });
  }

  back() {
    return this.step('go back', () => this.tab.back());
  }

  forward() {
    return this.step('go forward', () => this.tab.forward());
  }

  reload() {
    return this.step('reload', async () => {
      await this.tab.reload();
      await this.started();
    });
  }

  /** No page is wider than the window. */
  scrollsNotSideways() {
    return this.step('scrolls not sideways', async () => {
      const [content, window] = await this.tab.call(
        () => [document.documentElement.scrollWidth, document.documentElement.clientWidth],
        null,
      );
      expect(content, 'the page is wider than the window').toBeLessThanOrEqual(window ?? 0);
    });
  }
}

/** In the page. */
function typeAt({ x, y }: { x: number; y: number }) {
  return (
    (document.elementFromPoint(x, y)?.closest('input, select, textarea') as HTMLInputElement | null)?.type ??
    ''
  );
}
