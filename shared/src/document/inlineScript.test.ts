/** @jest-environment @venue/platform/testing/jestDom */
import { REQUESTS_KEY } from '@venue/shared/stores/requests-key';
import { inlineScript } from './inlineScript';
import { estimateHeights } from './estimateHeights';
import { keepNumbers } from './keepNumbers';
import { markVisitor } from './markVisitor';

function first() {
  document.title = 'first';
}
const second = () => {
  document.title += ' second';
};

it('the functions of an inline script run one after the other, and stand in it without their names', () => {
  const html = inlineScript(first, second);
  const [, source = ''] = /^<script>(.*)<\/script>$/s.exec(html) ?? [];
  new Function(source)();
  expect(document.title).toBe('first second');
  expect(source).not.toContain('function first');
});

const html = document.documentElement;

function arriveBy(type: NavigationTimingType | undefined, hash = '') {
  delete html.dataset.heights;
  window.location.hash = hash;
  Object.assign(performance, { getEntriesByType: () => (type ? [{ type }] : []) });
  estimateHeights();
  return html.dataset.heights;
}

it.each([
  ['that is opened from its top are estimated', 'navigate', '', 'estimated'],
  ['that the browser scrolls after a reload are true', 'reload', '', undefined],
  ['that the browser scrolls after Back are true', 'back_forward', '', undefined],
  ['that opens at one of its parts are true', 'navigate', '#faq', undefined],
  ['are true where the browser does not say how it was opened', undefined, '', undefined],
] as const)('the heights of a page %s', (_, type, hash, heights) => {
  expect(arriveBy(type, hash)).toBe(heights);
});

describe('a number under the wheel', () => {
  const SOURCE = inlineScript(keepNumbers).replace(/^<script>|<\/script>$/g, '');

  function fieldUnderWheel(html: string) {
    document.body.innerHTML = html;
    const field = document.querySelector('input');
    if (!field) throw new Error('No field');
    field.focus();
    field.dispatchEvent(new Event('wheel', { bubbles: true }));
    const during = field.readOnly;
    jest.runAllTimers();
    return { during, after: field.readOnly };
  }

  beforeAll(() => {
    jest.useFakeTimers();
    new Function(SOURCE)();
  });

  afterAll(() => jest.useRealTimers());

  it('a focused number is read-only while the wheel turns over it', () => {
    expect(fieldUnderWheel('<input type="number">')).toEqual({ during: true, after: false });
  });

  it('a number that is read-only anyway stays so', () => {
    expect(fieldUnderWheel('<input type="number" readonly>')).toEqual({ during: true, after: true });
  });

  it('the wheel over other fields is left alone', () => {
    expect(fieldUnderWheel('<input type="text">')).toEqual({ during: false, after: false });
  });
});

describe('the visitor', () => {
  const SOURCE = inlineScript(markVisitor).replace(/^<script>|<\/script>$/g, '');

  function arrive(stored: Record<string, string>) {
    localStorage.clear();
    html.removeAttribute('style');
    delete html.dataset.theme;
    delete html.dataset.user;
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    new Function(SOURCE)();
    const { theme, user } = html.dataset;
    return { theme, user, lines: html.style.getPropertyValue('--cart-lines') };
  }

  const NOTHING = { theme: undefined, user: undefined, lines: '' };

  describe('the script before the first paint', () => {
    it('the head script marks nothing on a first visit', () => {
      expect(arrive({})).toEqual(NOTHING);
    });

    it('the head script marks the chosen theme', () => {
      expect(arrive({ theme: 'dark' }).theme).toBe('dark');
      expect(arrive({ theme: 'sepia' }).theme).toBeUndefined();
    });

    it('the head script marks a signed-in user, so that the header reserves space for the account', () => {
      expect(arrive({ user: '{"role":"admin"}' }).user).toBe('admin');
      expect(arrive({ user: '{"role":"anything"}' }).user).toBe('customer');
    });

    it('the head script counts the cart lines, so that the cart pages reserve space for them', () => {
      expect(arrive({ cart: '[{},{},{}]\n' }).lines).toBe('3');
      expect(arrive({ cart: '[]' }).lines).toBe('');
      expect(arrive({ cart: JSON.stringify(Array(500).fill({})) }).lines).toBe('99');
    });

    it.each([
      ['[{"quantity":2},{"quantity":3}]', '"5"'],
      ['[{"quantity":60},{"quantity":40}]', '"99+"'],
      ['[{"quantity":"x"}]', ''],
      ['[]', ''],
    ])('the head script writes the badge of the stored cart %s as %s', (cart, text) => {
      arrive({ cart });
      expect(html.style.getPropertyValue('--cart-items')).toBe(text);
    });

    describe('what was asked for', () => {
      const on = (until: string, more = {}) => ({ owner: null, until, record: null, ...more });
      const count = () => html.style.getPropertyValue('--requests');
      const kept = () => JSON.parse(localStorage.getItem(REQUESTS_KEY) ?? 'null') as unknown;
      afterEach(() => jest.useRealTimers());

      it.each([
        ['2026-11-27T23:59:00+03:00', ['2026-11-27', '2026-11-28']],
        ['2026-11-28T00:00:00+03:00', ['2026-11-28']],
        ['2026-11-29T00:00:00+03:00', []],
      ])(
        'at %s in Nairobi the head script counts what guests asked for until %j, and removes the rest',
        (now, left) => {
          jest.useFakeTimers({ now: new Date(now) });
          arrive({ [REQUESTS_KEY]: JSON.stringify([on('2026-11-27'), on('2026-11-28')]) });
          expect(count()).toBe(left.length > 0 ? String(left.length) : '');
          expect(kept()).toEqual(left.map((until) => on(until)));
        },
      );

      it('on a device that is ten days ahead, the head script keeps what is asked for today', () => {
        jest.useFakeTimers({ now: new Date('2026-12-07T12:00:00+03:00') });
        html.dataset.clock = `${-10 * 24 * 3_600_000} 0`;
        arrive({ [REQUESTS_KEY]: JSON.stringify([on('2026-11-27'), on('2026-11-26')]) });
        delete html.dataset.clock;
        expect(kept()).toEqual([on('2026-11-27')]);
      });

      it('the head script counts a customer’s requests without a record, and keeps those of past days', () => {
        const own = { owner: 'c1' };
        const record = { kind: 'RES', id: 'RES-001' };
        const made = [on('2020-01-01', own), on('2020-01-01', { ...own, record }), on('2099-01-01')];
        arrive({ user: '{"role":"customer","id":"c1"}', [REQUESTS_KEY]: JSON.stringify(made) });
        expect(count()).toBe('1');
        expect(kept()).toEqual(made);
      });

      it.each(['{"half', '"text"', '7', '{"an":"object"}', '[{"id":null},7]', '[null]'])(
        'the head script leaves a stored %s to the page that shows it',
        (text) => {
          arrive({ [REQUESTS_KEY]: text });
          expect(count()).toBe('');
          expect(localStorage.getItem(REQUESTS_KEY)).toBe(text);
        },
      );
    });

    it.each(['{', 'null', '7', '"text"', '{"length":"x"}'])(
      'the head script survives a stored %s',
      (value) => {
        expect(arrive({ user: value, cart: value, theme: 'light' })).toMatchObject({
          theme: 'light',
          user: undefined,
        });
        expect(arrive({ user: value, cart: '[{}]' }).lines).toBe('1');
      },
    );
  });
});
