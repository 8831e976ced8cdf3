interface EarlyTarget {
  element: HTMLElement;
  /** Child indexes from the root down to the element, for finding it again when the page is rendered anew. */
  path: readonly number[];
}

/** Something the visitor did before the application could answer. */
export type EarlyInput = EarlyTarget &
  (
    | {
        kind: 'click';
        /** How many clicks in a row, as the browser counts them; 0 when a key pressed the button. */
        detail: number;
        /** Where, in pixels from the document's left and top edge. */
        x: number;
        y: number;
      }
    | { kind: 'key'; key: string; code: string; shiftKey: boolean }
    | {
        /** A field took the focus or changed its value. */
        kind: 'field';
        /** The events that told of a change. */
        types: Set<string>;
        /** What was chosen last in a select, which hydration may set back. */
        choice?: string;
      }
    | { kind: 'submit'; submitter: HTMLElement | null }
  );

/** What the inline script leaves for the application. */
export interface EarlyInputQueue {
  /**
   * Hands the oldest input over and returns true. When none is left it stops recording for good and returns false, so
   * that every input reaches the application exactly once.
   */
  next(deliver: (input: EarlyInput) => void): boolean;
}

declare global {
  interface Window {
    /** Present on pages of the shell, from the first byte of the page on. */
    __EARLY_INPUT__?: EarlyInputQueue;
  }
}
