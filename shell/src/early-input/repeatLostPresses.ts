import { repeat } from './deliverEarlyInput';
import { findAgain } from './findAgain';

/** React stores what it knows of an element in properties of the element. */
const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));

/**
 * A press on a part of the page that is not hydrated yet lets React hydrate that part first. Where a translator or an
 * extension has changed it, React renders it anew instead, and the press would be lost: it is repeated on the new part.
 */
export function repeatLostPresses(root: Element): void {
  const onClick = ({ target, detail, pageX: x, pageY: y }: MouseEvent) => {
    const control = target instanceof Element && target.closest<HTMLElement>('button,[role=tab]');
    const queue = window.__EARLY_INPUT__;
    if (!control || !queue || isHydrated(control)) return;
    const press = { kind: 'click', ...queue.placeOf(control), detail, x, y } as const;
    setTimeout(() => {
      const isLost = !control.isConnected && !isHydrated(control);
      const element = isLost && findAgain(press, root);
      if (element) repeat(press, element, []);
    });
  };
  window.addEventListener('click', onClick, true);
}
