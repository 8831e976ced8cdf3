/** What an element is found by again on a page that was made anew. */
export interface ElementPlace {
  tag: string;
  /** Null when the element has no words of its own, or a translator has changed them. */
  name: string | null;
  /** Which of the page's elements with that tag it is. */
  index: number;
}

interface EarlyTarget extends ElementPlace {
  /** Null when the input was kept while the visitor was away from the page. */
  element: HTMLElement | null;
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
        /** The value after the last change, which hydration or a new page may have reset; never of a password. */
        choice?: string;
        /** Whether a radio button or checkbox was chosen after the last change. */
        checked?: boolean;
      }
    | { kind: 'submit'; submitter: HTMLElement | null }
  );

/** What still waited when the visitor left its page, as session storage holds it, in JSON, under `early-input`. */
export type KeptEarlyInput = EarlyInput & {
  /** Path and search of the page. */
  address: string;
};

/** The queue that the inline script leaves for the application. */
export interface EarlyInputQueue {
  /** What waits, the oldest first. The link pressed last is not among them: it is handed over after all others. */
  inputs: EarlyInput[];
  /** What an element of the application is found by again. */
  placeOf: (element: HTMLElement) => EarlyTarget;
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
