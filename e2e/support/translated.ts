import { expect, type Page } from '@playwright/test';
import { translatePage } from '@venue/shared/testing/translate-page';
import { openBeforeStart } from './heldStart';
import { hydrated } from './hydrated';
import { daysAhead } from './nairobi';

declare global {
  interface Window {
    lostTexts: () => string[];
  }
}

const TRANSLATE = `window.lostTexts = (${translatePage.toString()})()`;

/** Waits until the parts that are hydrated later than the page around them have been taken over too. */
const wholeHydrated = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('main :not(svg *)')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__react')),
    ),
  );

/** Translates the page as it stands and all that comes later, as a browser's translator does. */
export const translate = (page: Page) => page.evaluate(TRANSLATE);

/** The same for an open page of the site, once the browser has taken it over. */
async function translateNow(page: Page) {
  await hydrated(page);
  await page.locator('main h1, main h2').first().waitFor();
  await expect(page.getByText(/^Loading .*\.\.\.$/)).toHaveCount(0);
  await wholeHydrated(page);
  await translate(page);
}

/** Opens a page and translates it. */
export async function openTranslated(page: Page, path: string) {
  await page.goto(path);
  await translateNow(page);
}

/** Opens a page that is translated before its application starts. */
export async function openTranslatedEarly(page: Page, path: string) {
  const start = await openBeforeStart(page, path);
  await page.evaluate(TRANSLATE);
  await start();
}

interface Walk {
  /** The buttons that have been pressed, on this page and on those before. */
  pressed: string[];
  /** What went wrong, each with the button that was pressed last. */
  faults: string[];
  /** Whether a button has led to another page. */
  left: boolean;
}

/**
 * Presses each button of the open page that has not been pressed before, after it has filled the fields beside it. The
 * buttons of a dialog come before those below it, the ones that close it last.
 */
export const pressButtons = (page: Page, pressed: string[]): Promise<Walk> =>
  page.evaluate(
    async ([before, date]) => {
      const BUTTONS = 'button, summary, [role="tab"], [role="option"], [type="checkbox"], [type="radio"]';
      const TYPED: Record<string, string> = {
        email: 'amina@example.com',
        tel: '+254 700 000 000',
        date,
        time: '19:00',
        number: '4',
        url: 'https://example.com/garden.jpg',
      };
      const walk = { pressed: [...before], faults: [] as string[], left: false };
      const frame = () => new Promise(requestAnimationFrame);
      const dialogOf = (element: Element) =>
        element.closest('dialog')?.querySelector('h2')?.textContent ?? '';
      const wordsOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent.trim();
      /** Without the record that the button is about: the rows of a list have the same buttons. */
      const nameOf = (element: Element) => {
        const first = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()?.textContent;
        const words = element.getAttribute('aria-label') ?? first ?? element.parentElement?.textContent ?? '';
        const kind = element.role ?? element.getAttribute('type') ?? element.tagName;
        const what =
          element.role === 'option' ? '' : words.trim().replace(/[\d-]+|(?<=^(Select|Edit|Delete)) .*/g, '');
        return `${kind} ${what} ${dialogOf(element)}`;
      };
      const closes = (element: Element) => /^(Close|Cancel|Keep|Discard|Done)/.test(wordsOf(element));

      function inReach() {
        const dialogs = [...document.querySelectorAll('dialog:modal')];
        const scope = dialogs.at(-1) ?? document;
        const all = [...scope.querySelectorAll<HTMLElement>(BUTTONS)].filter(
          (element) => element.checkVisibility() && !element.matches(':disabled, [aria-disabled="true"]'),
        );
        return {
          isModal: dialogs.length > 0,
          all: all.sort((a, b) => Number(closes(a)) - Number(closes(b))),
        };
      }

      function fillFields() {
        for (const field of document.querySelectorAll<HTMLInputElement>(
          'form input, form textarea, form select',
        )) {
          if (field.value || !field.checkVisibility() || /checkbox|radio/.test(field.type)) continue;
          const options = field instanceof HTMLSelectElement ? field.options : [];
          const prototype = Object.getPrototypeOf(field) as object;
          const value = options[1]?.value ?? TYPED[field.type] ?? 'A table in the garden';
          Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
          for (const type of ['input', 'change', 'focusout'])
            field.dispatchEvent(new Event(type, { bubbles: true }));
        }
      }

      async function press(element: HTMLElement) {
        const name = nameOf(element);
        const lostBefore = window.lostTexts().length;
        if (!walk.pressed.includes(name)) walk.pressed.push(name);
        fillFields();
        await frame();
        element.focus();
        // A finger meets the translator's element inside the button.
        (element.querySelector<HTMLElement>('font font') ?? element).click();
        for (
          let frames = 0;
          frames < 2 || (document.querySelector('[aria-busy="true"]') && frames < 600);
          frames += 1
        )
          await frame();
        const lost = window.lostTexts().slice(lostBefore);
        if (lost.length > 0) walk.faults.push(`${name}: ${lost.join(', ')}`);
        if (document.querySelector('main')?.textContent.includes('taking a break'))
          walk.faults.push(`${name}: the area takes a break`);
      }

      const start = location.pathname;
      for (let presses = 0; presses < 500; presses += 1) {
        const { all, isModal } = inReach();
        const next = all.find((element) => !walk.pressed.includes(nameOf(element)));
        const last = isModal ? all.at(-1) : undefined;
        const chosen = next ?? last;
        if (!chosen) return walk;
        await press(chosen);
        walk.left = location.pathname !== start && !inReach().isModal;
        if (walk.left) return walk;
      }
      walk.faults.push(`${start}: its buttons do not end`);
      return walk;
    },
    [pressed, daysAhead(60)] as const,
  );
