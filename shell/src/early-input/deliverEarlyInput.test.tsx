import type { EarlyInput } from '@venue/shared/document';
import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { deliverEarlyInput } from './deliverEarlyInput';

const sent = jest.fn();
const chosen = jest.fn();
const stepped = jest.fn();

/** A dish, a choice and a form, as the public pages have them. */
function Page() {
  const [price, setPrice] = useState('');
  const [isInCart, setIsInCart] = useState(false);
  return (
    <main>
      {isInCart ? (
        <span onClick={stepped} role="presentation">
          1
        </span>
      ) : (
        <button onClick={() => setIsInCart(true)}>Add</button>
      )}
      <select aria-label="Price" value={price} onChange={(event) => setPrice(event.target.value)}>
        <option value="">Any</option>
        <option value="300">300</option>
      </select>
      <input type="radio" aria-label="Premium" onChange={(event) => chosen(event.target.checked)} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent();
        }}
      >
        <input aria-label="Name" />
        <button>Send</button>
      </form>
      <output>{price}</output>
    </main>
  );
}

let root: HTMLElement;

beforeEach(() => {
  for (const spy of [sent, chosen, stepped]) spy.mockClear();
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`;
  const element = document.getElementById('root');
  if (!element) throw new Error('No root.');
  root = element;
});

const find = <T extends HTMLElement>(selector: string) => {
  const element = root.querySelector<T>(selector);
  if (!element) throw new Error(`Nothing matches ${selector}.`);
  return element;
};

const at = (element: HTMLElement) => ({
  element,
  tag: element.tagName,
  name: element.textContent,
  index: 0,
});

/** Hydrates the page and delivers; returns how many inputs found nothing to land on. */
async function start(inputs: EarlyInput[]): Promise<number> {
  const queue = [...inputs];
  window.__EARLY_INPUT__ = {
    inputs: queue,
    placeOf: at,
    next(deliver) {
      const input = queue.shift();
      if (input) act(() => deliver(input));
      return input !== undefined;
    },
  };
  await act(async () => void hydrateRoot(root, <Page />));
  return deliverEarlyInput(root);
}

const click = (element: HTMLElement, detail = 1): EarlyInput => ({
  kind: 'click',
  ...at(element),
  detail,
  x: 5,
  y: 5,
});

describe('early input', () => {
  it('a button pressed before hydration is clicked once', async () => {
    expect(await start([click(find('button'))])).toBe(0);
    expect(find('span')).toHaveTextContent('1');
  });

  it('an early press reaches the element at the same place when the button was replaced', async () => {
    const icon = () => find('span');
    document.elementFromPoint = jest.fn(icon);
    expect(await start([click(find('button')), click(find('button'))])).toBe(0);
    expect(stepped).toHaveBeenCalledTimes(1);
  });

  it('an early press finds a button of a newly rendered page by its place and name', async () => {
    const old = document.createElement('button');
    old.textContent = 'Add';
    expect(await start([click(old)])).toBe(0);
    expect(find('span')).toHaveTextContent('1');
  });

  it('early input that matches nothing on the page is counted', async () => {
    document.elementFromPoint = jest.fn(() => null);
    const old = document.createElement('button');
    old.textContent = 'Gone';
    expect(await start([click(old)])).toBe(1);
    expect(find('button')).toHaveTextContent('Add');
  });

  it('an early choice that hydration has reset is restored', async () => {
    const element = find<HTMLSelectElement>('select');
    await start([{ kind: 'field', ...at(element), types: new Set(['input', 'change']), choice: '300' }]);
    expect(element).toHaveValue('300');
    expect(find('output')).toHaveTextContent('300');
  });

  it('a radio button chosen before hydration is reported to React', async () => {
    const element = find<HTMLInputElement>('input[type=radio]');
    element.checked = true;
    await start([{ kind: 'field', ...at(element), types: new Set(['change']) }]);
    expect(chosen.mock.calls).toEqual([[true]]);
    expect(element).toBeChecked();
  });

  it('a form submitted before hydration is submitted once', async () => {
    await start([{ kind: 'submit', ...at(find('form')), submitter: find('form button') }]);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('the field that was typed into last before hydration gets the focus back', async () => {
    const element = find<HTMLInputElement>('form input');
    element.focus();
    const presses: EarlyInput[] = [click(find('button'))];
    find('button').addEventListener('click', () => find('select').focus());
    await start([...presses, { kind: 'field', ...at(element), types: new Set(['input']) }]);
    expect(element).toHaveFocus();
  });
});
