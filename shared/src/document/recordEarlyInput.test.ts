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
  it('input before hydration is recorded in order, with its element and the path to it', () => {
    byId('add').click();
    byId('tab').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    byId('name').dispatchEvent(new Event('input', { bubbles: true }));
    expect(takeAll()).toMatchObject([
      { kind: 'click', element: byId('add'), path: [0, 0] },
      { kind: 'key', element: byId('tab'), key: 'ArrowRight', path: [0, 2, 0] },
      { kind: 'field', element: byId('name'), types: new Set(['input']), path: [0, 3, 0] },
    ]);
  });

  it('input before hydration reaches no other listener until it is replayed, and then exactly once', () => {
    byId('add').addEventListener('click', clicked);
    byId('add').click();
    expect(clicked).not.toHaveBeenCalled();
    takeAll((input) => input.element.click());
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
