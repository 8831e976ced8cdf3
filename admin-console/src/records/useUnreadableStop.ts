import { unreadableControls } from '@venue/shared/forms';
import { useRef, type FormEvent } from 'react';

/**
 * Stops a submit once for each field with text that the browser can't read, half a date or "1500-": the field says that
 * it counts as blank before it is saved so. The next submit goes on, since forms of the console may be saved with any
 * values (decisions, Admin forms without validation).
 */
export function useUnreadableStop(onSubmit: (event: FormEvent<HTMLFormElement>) => void) {
  const shown = useRef(new WeakSet<EventTarget>());
  return {
    onInput: ({ target }: FormEvent) => void shown.current.delete(target),
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      const found = unreadableControls(event.currentTarget).filter((control) => !shown.current.has(control));
      const [first] = found;
      if (!first) return onSubmit(event);
      event.preventDefault();
      for (const control of found) {
        shown.current.add(control);
        control.checkValidity();
      }
      first.focus();
    },
  };
}
