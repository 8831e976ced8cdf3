import type { EarlyInput } from './earlyInput';
import { inlineScript } from './inlineScript';
import { recordEarlyInput } from './recordEarlyInput';

const SOURCE = inlineScript(recordEarlyInput).replace(/^<script>|<\/script>$/g, '');
const cancel = jest.fn();
const clicked = jest.fn();

beforeEach(() => {
  cancel.mockClear();
  clicked.mockClear();
  HTMLElement.prototype.animate = jest.fn(
    () => Object.assign(new EventTarget(), { cancel }) as unknown as Animation,
  );
  window.matchMedia = jest.fn(() => ({ matches: false }) as MediaQueryList);
  document.body.innerHTML = `<div id="root"><main id="main">
    <button id="add">Add</button><a id="link" href="#x">Link</a>
    <div><button role="tab" id="tab">Mains</button></div>
    <form id="form"><input id="name"><button id="send">Send</button></form>
  </main></div>`;
  new Function(SOURCE)();
});

/** Takes everything, which also ends the recording. */
function takeAll(deliver: (input: EarlyInput) => void = () => undefined): EarlyInput[] {
  const taken: EarlyInput[] = [];
  while (
    window.__EARLY_INPUT__?.next((input) => {
      taken.push(input);
      deliver(input);
    })
  );
  return taken;
}

afterEach(() => void takeAll());

const byId = (id: string) => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`No element has the id ${id}.`);
  return element;
};

describe('input before the application has started', () => {
  it('input before hydration is recorded in order, with its element and what finds it again', () => {
    byId('add').click();
    byId('tab').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    byId('name').dispatchEvent(new Event('input', { bubbles: true }));
    expect(takeAll()).toMatchObject([
      { kind: 'click', element: byId('add'), tag: 'BUTTON', name: 'Add', index: 0 },
      { kind: 'key', element: byId('tab'), key: 'ArrowRight', tag: 'BUTTON', name: 'Mains', index: 1 },
      { kind: 'field', element: byId('name'), types: new Set(['input']), tag: 'INPUT', index: 0 },
    ]);
  });

  it('input before hydration reaches no other listener until it is replayed, and then exactly once', () => {
    byId('add').addEventListener('click', clicked);
    byId('add').click();
    expect(clicked).not.toHaveBeenCalled();
    takeAll((input) => input.element?.click());
    expect(clicked).toHaveBeenCalledTimes(1);
    byId('add').click();
    expect(clicked).toHaveBeenCalledTimes(2);
    expect(takeAll()).toEqual([]);
  });

  it('a control pressed before hydration looks pressed until its click is replayed', () => {
    byId('add').click();
    expect(byId('add').animate).toHaveBeenCalledTimes(1);
    expect(cancel).not.toHaveBeenCalled();
    takeAll();
    expect(cancel).toHaveBeenCalledTimes(1);
  });

  it('input before hydration leaves links, typing and browser keys alone', () => {
    byId('link').addEventListener('click', clicked);
    byId('link').click();
    expect(clicked).toHaveBeenCalledTimes(1);
    for (const key of ['Tab', 'Enter', ' ', 'a']) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      byId('add').dispatchEvent(event);
      expect(event.defaultPrevented).toBe(false);
    }
    expect(takeAll()).toEqual([]);
  });

  it('a link pressed while something waits is handed over after all of it, and only the last one', () => {
    byId('main').insertAdjacentHTML(
      'beforeend',
      '<a id="menu" href="/menu">Menu</a><a id="cart" href="/cart">C</a>',
    );
    for (const id of ['add', 'menu', 'tab', 'cart']) byId(id).click();
    expect(takeAll()).toMatchObject(
      ['add', 'tab', 'cart'].map((id) => ({ kind: 'click', element: byId(id) })),
    );
  });

  it('a link waits for nothing when it opens a tab, leads to another site, or is pressed with a modifier key', () => {
    byId('main').innerHTML +=
      '<a id="tab2" href="/a" target="_blank">A</a><a id="far" href="https://example.com/">B</a><a id="near" href="/c">C</a>';
    byId('add').click();
    const press = (id: string, keys: MouseEventInit = {}) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
      const seen = jest.fn((late: Event) => [late.defaultPrevented, late.preventDefault()]);
      addEventListener('click', seen, { once: true });
      byId(id).dispatchEvent(event);
      removeEventListener('click', seen);
      return seen.mock.results[0]?.value as unknown;
    };
    expect(press('tab2')).toEqual([false, undefined]);
    expect(press('far')).toEqual([false, undefined]);
    expect(press('near', { ctrlKey: true })).toEqual([false, undefined]);
    expect(press('near')).toBeUndefined();
  });

  it('what waits when the page is left is kept as JSON, once, and no password', () => {
    sessionStorage.clear();
    byId('main').insertAdjacentHTML('beforeend', '<input type="password" id="secret" value="hidden">');
    byId('add').click();
    for (const id of ['name', 'secret']) {
      byId(id).focus();
      byId(id).dispatchEvent(new Event('input', { bubbles: true }));
    }
    dispatchEvent(new Event('pagehide'));
    dispatchEvent(new Event('pagehide'));
    const kept = sessionStorage.getItem('early-input') ?? '';
    expect(JSON.parse(kept)).toMatchObject([
      { kind: 'click', address: '/', element: null, name: 'Add' },
      { kind: 'field', address: '/', types: ['input'], choice: '' },
      { kind: 'field' },
    ]);
    expect(kept).not.toContain('hidden');
    expect(takeAll()).toEqual([]);
  });

  it('a form submitted before hydration is sent once, however often its button was pressed, and never by the browser', () => {
    const form = byId('form');
    const events = [1, 2].map(() => new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    for (const event of events) form.dispatchEvent(event);
    expect(events.map((event) => event.defaultPrevented)).toEqual([true, true]);
    expect(takeAll()).toMatchObject([{ kind: 'submit', element: form }]);
  });

  it('typing before hydration is recorded as one change of the field, with the focus', () => {
    byId('name').focus();
    for (const type of ['input', 'input', 'change'])
      byId('name').dispatchEvent(new Event(type, { bubbles: true }));
    expect(takeAll()).toMatchObject([{ kind: 'field', types: new Set(['input', 'change']) }]);
  });

  it('a select changed before hydration is recorded with the option chosen last', () => {
    byId('main').innerHTML = '<select id="price"><option>300</option><option>500</option></select>';
    const select = byId('price');
    if (!(select instanceof HTMLSelectElement)) throw new Error('No select.');
    for (const value of ['500', '300', '500']) {
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
    select.value = '300';
    expect(takeAll()).toMatchObject([{ kind: 'field', choice: '500' }]);
  });

  it('a visitor is told when the script of the application does not arrive', () => {
    const script = document.createElement('script');
    document.head.append(script);
    script.dispatchEvent(new Event('error'));
    expect(document.querySelector('[role=alert]')).toBeNull();
    script.defer = true;
    byId('add').click();
    script.dispatchEvent(new Event('error'));
    expect(document.querySelector('[role=alert]')).toHaveTextContent(
      'its buttons do nothing yet. Reload the page',
    );
    expect(cancel).toHaveBeenCalledTimes(1);
    script.remove();
  });
});
