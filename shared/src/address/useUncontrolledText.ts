import { useEffect, useRef } from 'react';

/**
 * Binds an uncontrolled text field, as prerendered pages use them, to a value. Text typed before hydration is reported.
 * The field is written to only when the value differs from its text (Back, a link, Clear).
 * @param onText Must change `value` at once, not after a pause.
 */
export function useUncontrolledText(value: string, onText: (text: string) => void) {
  const ref = useRef<HTMLInputElement>(null);
  const isFirst = useRef(true);

  useEffect(() => {
    const input = ref.current;
    if (!input) return;
    const typedBefore = isFirst.current ? input.value : '';
    isFirst.current = false;
    if (typedBefore !== '') onText(typedBefore);
    else if (input.value !== value) input.value = value;
  }, [value, onText]);

  return { ref, onInput: () => onText(ref.current?.value ?? '') };
}
