interface EarlyTarget {
  element: HTMLElement;
  /** Child indexes from the root down to the element, to find it again after the page is rendered anew. */
  path: readonly number[];
}

/** Something the visitor did before hydration. */
export type EarlyInput = EarlyTarget &
  (
    | {
        kind: 'click';
        /** The click count, as in `MouseEvent.detail`; 0 when a key pressed the button. */
        detail: number;
        /** Position in pixels from the document's left and top edge. */
        x: number;
        y: number;
      }
    | { kind: 'key'; key: string; code: string; shiftKey: boolean }
    | {
        /** A field took the focus or changed its value. */
        kind: 'field';
        /** Types of the events that reported the change. */
        types: Set<string>;
        /** The last choice in a select, which hydration may reset. */
        choice?: string;
      }
    | { kind: 'submit'; submitter: HTMLElement | null }
  );

/** The queue that the inline script leaves for the application. */
export interface EarlyInputQueue {
  /**
   * Hands over the oldest input and returns true. When none is left it stops recording for good and returns false.
   * Every input therefore reaches the application exactly once.
   */
  next(deliver: (input: EarlyInput) => void): boolean;
}

declare global {
  interface Window {
    /** Set by a script in the head of the shell's pages. */
    __EARLY_INPUT__?: EarlyInputQueue;
  }
}
