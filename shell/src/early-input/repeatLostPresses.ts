import type { EarlyInput } from '@venue/shared/document';
import { repeat } from './deliverEarlyInput';
import { findAgain } from './findAgain';

/**
 * A press on a part of the page that is not hydrated yet makes React hydrate that part first. Where a translator or an
 * extension has changed it, React renders it anew within the press, and the press is lost with the old part: it is
 * repeated on the new one.
 * @returns Call it in the moment in which React has rendered a part anew.
 */
export function repeatLostPresses(root: Element): () => void {
  let press: EarlyInput | null = null;
  let isLost = false;
  const begin = ({ target, detail, pageX: x, pageY: y }: MouseEvent) => {
    const control = target instanceof Element && target.closest<HTMLElement>('button,[role=tab]');
    const queue = window.__EARLY_INPUT__;
    isLost = false;
    press = control && queue ? { kind: 'click', ...queue.placeOf(control), detail, x, y } : null;
  };
  const end = (isOn: (element: Element) => boolean) => {
    const element = press && isLost && findAgain(press, root);
    if (press && element && isOn(element)) repeat(press, element, []);
    press = null;
  };
  window.addEventListener('pointerdown', begin, true);
  const onRelease = ({ target, pointerType }: PointerEvent) => {
    // After the click, if there is one. A finger's click comes later, and reaches what is under the finger by then.
    if (pointerType === 'mouse') setTimeout(() => end((element) => element.contains(target as Node)));
  };
  window.addEventListener('pointerup', onRelease, true);
  window.addEventListener('click', begin, true);
  // What a click changes by itself is no loss, so it counts until the application has answered it.
  window.addEventListener('click', () => end(() => true));
  return () => {
    isLost ||= press?.element?.isConnected === false;
  };
}
