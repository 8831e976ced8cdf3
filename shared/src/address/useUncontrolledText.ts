import { useEffect, useRef } from 'react';

/**
 * Binds a text field that keeps its own text, as the fields of prerendered pages do: what was typed before hydration
 * is reported, and the field is written to only when the value says something else than it does (Back, a link, Clear).
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
