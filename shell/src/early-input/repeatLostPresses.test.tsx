import { Suspense, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { repeatLostPresses } from './repeatLostPresses';

function Stepper() {
  const [count, setCount] = useState(0);
  return (
    <button onClick={() => setCount(count + 1)}>
      <span>Add</span> <output>{count}</output>
    </button>
  );
}

/** Calls `onFrame` when all but the stepper is hydrated. */
function Page({ onFrame }: { onFrame: () => void }) {
  useLayoutEffect(() => queueMicrotask(onFrame), [onFrame]);
  return (
    <main>
      <Suspense>
        <Stepper />
      </Suspense>
    </main>
  );
}

/** A static page whose stepper is pressed before it is hydrated. */
async function pressEarly(
  change: (button: Element) => void,
  press = (element: HTMLElement) => element.click(),
) {
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = renderToString(<Page onFrame={() => undefined} />);
  document.body.replaceChildren(root);
  window.__EARLY_INPUT__ = {
    inputs: [],
    placeOf: (element) => ({ element, tag: element.tagName, name: null, index: 0 }),
    next: () => false,
  };
  const repeatLostPress = repeatLostPresses(root);
  const reported: unknown[] = [];
  await new Promise<void>((resolve) => {
    const onRecoverableError = (error: unknown) => {
      reported.push(error);
      repeatLostPress();
    };
    hydrateRoot(root, <Page onFrame={resolve} />, { onRecoverableError });
  });
  const button = root.querySelector('button');
  if (!button || Object.keys(button).length > 0) throw new Error('The part is hydrated already.');
  change(button);
  press(button.querySelector('font') ?? button);
  await new Promise((resolve) => setTimeout(resolve, 20));
  return { count: root.querySelector('output')?.textContent, errors: reported.length };
}

const IS_ACT = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
beforeAll(() => {
  IS_ACT.IS_REACT_ACT_ENVIRONMENT = false;
});
afterAll(() => {
  IS_ACT.IS_REACT_ACT_ENVIRONMENT = true;
});

const translate = (button: Element) => {
  button.innerHTML = '<font>Ajouter</font>';
};

it('a press on a translated part that is not hydrated yet acts once', async () => {
  expect(await pressEarly(translate)).toEqual({ count: '1', errors: 1 });
});

describe('a mouse that presses a translated part, which React renders anew as the button goes down', () => {
  const pressByMouse = (releaseOn: string, hasClick: boolean) => (element: HTMLElement) => {
    const mouse = (type: string) =>
      Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType: 'mouse' });
    element.dispatchEvent(mouse('pointerdown'));
    const under = document.querySelector<HTMLElement>(releaseOn);
    under?.dispatchEvent(mouse('pointerup'));
    if (hasClick) under?.click();
  };

  it('acts once where the browser makes no click of it', async () => {
    expect(await pressEarly(translate, pressByMouse('output', false))).toEqual({ count: '1', errors: 1 });
  });

  it('acts once where the browser clicks the new part', async () => {
    expect(await pressEarly(translate, pressByMouse('output', true))).toEqual({ count: '1', errors: 1 });
  });

  it('does not act when it is released elsewhere', async () => {
    expect(await pressEarly(translate, pressByMouse('main', false))).toEqual({ count: '0', errors: 1 });
  });
});

it('a press on a part as it was delivered acts once', async () => {
  expect(await pressEarly(() => undefined)).toEqual({ count: '1', errors: 0 });
});
