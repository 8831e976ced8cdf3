/** For tests: an event of a finger or a mouse. jsdom has none. */
class Pointer extends MouseEvent {
  readonly pointerType: string;
  constructor(type: string, init: PointerEventInit) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
  }
}

/** For tests: gives the browser pointer events. */
export const havePointers = () => Object.assign(window, { PointerEvent: Pointer });
